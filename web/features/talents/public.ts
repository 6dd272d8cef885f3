export { isFindable, reviewOf } from './ready-steps.ts';
