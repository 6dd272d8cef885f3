export { PremiumCard } from './premium-card.tsx';
