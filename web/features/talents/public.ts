export { reviewOf } from './ready-steps.ts';
