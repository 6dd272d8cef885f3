/** What other features may import from campaigns. */
export { Reasons } from './reasons.tsx';
