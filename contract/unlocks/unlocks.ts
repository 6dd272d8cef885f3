import { z } from 'zod';
import { startedCheckoutSchema } from '../billing/checkouts.ts';
import { moneySchema } from '../fields/numbers.ts';
import { LIMITS, route } from '../route.ts';
import { contactSchema } from './contacts.ts';

export const quoteSchema = z.object({
  /** What an unlock would be covered by now; `unlocked` where there is nothing left to do. */
  outcome: z.enum(['unlocked', 'free', 'premium', 'credit', 'payment']),
  /** What one unlock costs where nothing covers it. */
  price: moneySchema,
  plan: z.enum(['free', 'premium']),
  freeUnlocksLeftToday: z.int(),
  credits: z.int(),
  contactId: z.uuid().nullable(),
  /** Nothing is charged: payments are simulated. */
  isTest: z.boolean(),
});

export type Quote = z.infer<typeof quoteSchema>;

const tag = 'Unlocks';

const position = z.object({ positionId: z.uuid() });

export const unlocks = {
  getQuote: route({
    method: 'GET',
    path: '/unlocks/quote',
    summary: 'What unlocking a position would cost now',
    tag,
    caller: 'company',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(position)
    .output(quoteSchema),
  unlock: route({
    method: 'POST',
    path: '/unlocks',
    summary: 'Unlock a talent; again changes nothing and costs nothing',
    tag,
    caller: 'company',
    limit: LIMITS.write,
    errors: ['not_found', 'email_not_confirmed', 'payment_required', 'conversation_failed'],
  })
    .input(position)
    .output(contactSchema),
  startCheckout: route({
    method: 'POST',
    path: '/unlocks/checkout',
    summary: 'Start paying for an unlock; conflict where nothing has to be paid',
    tag,
    caller: 'company',
    limit: LIMITS.write,
    errors: ['not_found', 'email_not_confirmed', 'conflict', 'payments_unavailable'],
  })
    .input(position)
    .output(startedCheckoutSchema),
  listUnlockedPositions: route({
    method: 'GET',
    path: '/unlocks/positions',
    summary: 'Every position of the talents I have unlocked, to mark them among search results',
    tag,
    caller: 'company',
    limit: LIMITS.read,
  }).output(z.object({ positionIds: z.array(z.uuid()) })),
};
