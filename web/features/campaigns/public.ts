/** What other features use of campaigns. */
export { Reasons } from './reasons.tsx';
