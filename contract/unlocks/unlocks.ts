import { z } from 'zod';
import { startedCheckoutSchema } from '../billing/checkouts.ts';
import { moneySchema } from '../fields/numbers.ts';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { POSITIONS_MAX } from '../talents.ts';
import { contactSchema } from './contacts.ts';

/** The number of talent whose positions make up a page. */
export const UNLOCKED_PAGE_SIZE = 50;

export const quoteSchema = z
  .object({
    outcome: z
      .enum(['unlocked', 'free', 'premium', 'credit', 'payment'])
      .describe('What would cover the unlock now. `unlocked` means that it is already done.'),
    price: moneySchema.describe('The price of an unlock that nothing covers.'),
    plan: z.enum(['free', 'premium']),
    freeUnlocksLeftToday: z.int(),
    credits: z.int(),
    contactId: z.uuid().nullable(),
    isTest: z.boolean().describe('Payments are simulated and nothing is charged.'),
  })
  .meta({ id: 'UnlockQuote', description: 'What unlocking a talent would cost.' });
export type Quote = z.infer<typeof quoteSchema>;

const own = { tag: 'Unlocks', caller: 'company', limit: LIMITS.write } as const;
const position = z.object({ positionId: z.uuid() });

export const unlocks = {
  getQuote: route({
    ...own,
    scope: 'unlocks:write',
    method: 'GET',
    path: '/unlocks/quote',
    summary: 'Retrieve an unlock quote',
    description: 'Returns what unlocking a position would cost now.',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(position)
    .output(quoteSchema),
  unlock: route({
    ...own,
    scope: 'unlocks:write',
    method: 'POST',
    path: '/unlocks',
    summary: 'Unlock a talent',
    description:
      'Unlocks the contact of a talent and opens a conversation. Idempotent: unlocking a talent again returns the contact and costs nothing.',
    errors: ['not_found', 'email_not_confirmed', 'payment_required', 'conversation_failed'],
  })
    .input(position)
    .output(contactSchema),
  startCheckout: route({
    ...own,
    method: 'POST',
    path: '/unlocks/checkout',
    summary: 'Start an unlock checkout',
    description: 'Opens a checkout for one unlock. Answers `conflict` if nothing has to be paid.',
    errors: ['not_found', 'email_not_confirmed', 'conflict', 'payments_unavailable'],
  })
    .input(position)
    .output(startedCheckoutSchema),
  listUnlockedPositions: route({
    ...own,
    scope: 'contacts:read',
    method: 'GET',
    path: '/unlocks/positions',
    summary: 'List unlocked positions',
    description:
      'Lists every position of the talents that you have unlocked, those unlocked last first: 50 talents per page.',
    limit: LIMITS.read,
  })
    .input(z.object({ cursor: cursorSchema }))
    .output(pageOf(z.uuid(), UNLOCKED_PAGE_SIZE * POSITIONS_MAX)),
};
