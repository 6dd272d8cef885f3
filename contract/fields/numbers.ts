import { z } from 'zod';

/** The largest value of an `int` column. */
export const INT4_MAX = 2_147_483_647;

/** A whole number that may arrive as text, as in a query or path. Only plain decimal digits are accepted. */
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

export const moneySchema = z.object({ amountMinor: z.int(), currency: z.string().length(3) }).meta({
  id: 'Money',
  description: 'Minor units of an ISO 4217 currency. Simulated payments use XTS, the code for tests.',
});
export type Money = z.infer<typeof moneySchema>;
