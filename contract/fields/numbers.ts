import { z } from 'zod';

/** Minor units of an ISO 4217 currency; XTS, the code for tests, is what the simulated provider takes. */
export const moneySchema = z.object({ amountMinor: z.int(), currency: z.string().length(3) });

export type Money = z.infer<typeof moneySchema>;

/** The greatest number of an `int` column. */
export const INT4_MAX = 2_147_483_647;

/** A whole number in a query or path, where it is text: plain decimal digits, nothing that merely converts to a number. */
export const queryInt = (min: number, max: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,16}$/, 'number')
          .transform(Number),
      ],
      'number',
    )
    .pipe(z.int('number').min(min, 'number').max(max, 'number'));
