import { z } from 'zod';
import { moneySchema } from './fields/numbers.ts';
import { ERROR_MESSAGES } from './values/error-messages.ts';
import { ERROR_CODES, ERROR_STATUSES } from './values/errors.ts';

const invalidFields = z.object({
  fields: z
    .record(z.string(), z.string())
    .describe('Maps the path of each invalid field, such as `positions.0.positionTitle`, to the key of its problem.'),
});
const retry = z.object({ retryAfterSeconds: z.int().positive() });

const RESPONSES = Object.fromEntries(
  ERROR_CODES.map((code) => [code, { status: ERROR_STATUSES[code], message: ERROR_MESSAGES[code] }]),
) as { [Code in keyof typeof ERROR_STATUSES]: { status: (typeof ERROR_STATUSES)[Code]; message: string } };

/** Every error that the API answers with, and the data that comes with it. */
export const ERRORS = {
  ...RESPONSES,
  invalid_input: { ...RESPONSES.invalid_input, data: invalidFields },
  payment_required: { ...RESPONSES.payment_required, data: z.object({ price: moneySchema }) },
  rate_limited: { ...RESPONSES.rate_limited, data: retry },
  overloaded: { ...RESPONSES.overloaded, data: retry },
} as const;

export type ErrorCode = keyof typeof ERRORS;
