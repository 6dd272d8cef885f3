export { PremiumCard } from './premium-card.tsx';
export { SimulatedCheckout } from './simulated-checkout.tsx';
export { useCheckoutReturn } from './use-return.ts';
