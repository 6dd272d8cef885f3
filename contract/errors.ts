import { z } from 'zod';
import { moneySchema } from './fields/numbers.ts';
import { ERROR_RESPONSES } from './values/errors.ts';

const invalidFields = z.object({
  fields: z
    .record(z.string(), z.string())
    .describe('Maps the path of each invalid field, such as `positions.0.positionTitle`, to the key of its problem.'),
});
const retry = z.object({ retryAfterSeconds: z.int().positive() });

/** Every error that the API answers with, and the data that comes with it. */
export const ERRORS = {
  ...ERROR_RESPONSES,
  invalid_input: { ...ERROR_RESPONSES.invalid_input, data: invalidFields },
  payment_required: { ...ERROR_RESPONSES.payment_required, data: z.object({ price: moneySchema }) },
  rate_limited: { ...ERROR_RESPONSES.rate_limited, data: retry },
  overloaded: { ...ERROR_RESPONSES.overloaded, data: retry },
} as const;

export type ErrorCode = keyof typeof ERRORS;
