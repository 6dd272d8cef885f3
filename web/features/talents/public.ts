export { isFindable, missingSteps, reviewOf } from './ready-steps.ts';
