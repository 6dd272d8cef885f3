export { ModerationScreen } from './moderation-screen.tsx';
