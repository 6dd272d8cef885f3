import { z } from 'zod';

/** Minor units of an ISO 4217 currency; XTS, the code for tests, is what the simulated provider takes. */
export const moneySchema = z.object({ amountMinor: z.int(), currency: z.string().length(3) });
export type Money = z.infer<typeof moneySchema>;
