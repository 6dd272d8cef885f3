import { z } from 'zod';
import { CONTACT_NOTES_MAX } from './constants.ts';
import { moneySchema } from './money.ts';
import { LIMITS, route } from './route.ts';
import { cursorSchema, isWellFormed } from './text.ts';
import { playableSchema } from './videos.ts';

/** How an unlock is covered: the free one of the UTC day, the premium plan, an unlock given back, or a payment. */
export const unlockKindSchema = z.enum(['free', 'premium', 'credit', 'paid']);
export type UnlockKind = z.infer<typeof unlockKindSchema>;

export const stageSchema = z.enum(['new', 'talking', 'interview', 'offer', 'hired', 'not_a_fit']);

/** A talent whose contact this company has unlocked: full name and contacts, for this company only. */
export const contactSchema = z.object({
  id: z.uuid(),
  talentId: z.uuid(),
  conversationId: z.uuid(),
  /** Messages of the conversation that this company has not read. */
  unread: z.int(),
  positionId: z.uuid().nullable(),
  talentName: z.string(),
  positionTitle: z.string(),
  email: z.string(),
  phone: z.string(),
  linkedinUrl: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  /** Null where the position or its video is gone. */
  video: playableSchema.nullable(),
  unlockedAt: z.iso.datetime(),
  kind: unlockKindSchema,
  paid: moneySchema.nullable(),
  refundedAt: z.iso.datetime().nullable(),
  /** The reply guarantee: running, answered in time, or the unlock was given back. None with premium. */
  guarantee: z.enum(['none', 'open', 'answered', 'returned']),
  stage: stageSchema,
  notes: z.string(),
});
export type Contact = z.infer<typeof contactSchema>;

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

export const startedCheckoutSchema = z.object({ checkoutId: z.uuid(), url: z.url() });
export type StartedCheckout = z.infer<typeof startedCheckoutSchema>;

const tag = 'Unlocks';
const position = z.object({ positionId: z.uuid() });
const contact = z.object({ contactId: z.uuid() });

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
  listContacts: route({
    method: 'GET',
    path: '/contacts',
    summary: 'My unlocked contacts, newest first',
    tag,
    caller: 'company',
    limit: LIMITS.read,
  })
    .input(z.object({ stage: stageSchema.optional(), cursor: cursorSchema }))
    .output(z.object({ items: z.array(contactSchema), nextCursor: z.string().nullable() })),
  exportContacts: route({
    method: 'GET',
    path: '/contacts/export.csv',
    summary: 'My unlocked contacts as a CSV file',
    tag,
    caller: 'company',
    limit: LIMITS.write,
    errors: ['password_needed', 'overloaded'],
  }).output(z.file()),
  getContact: route({
    method: 'GET',
    path: '/contacts/{contactId}',
    summary: 'One of my unlocked contacts',
    tag,
    caller: 'company',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(contact)
    .output(contactSchema),
  saveContact: route({
    method: 'PATCH',
    path: '/contacts/{contactId}',
    summary: 'Set the stage or my private notes',
    tag,
    caller: 'company',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(
      contact.extend({
        stage: stageSchema.optional(),
        notes: z.string().refine(isWellFormed, 'characters').max(CONTACT_NOTES_MAX, 'too_long').optional(),
      }),
    )
    .output(contactSchema),
  getVcard: route({
    method: 'GET',
    path: '/contacts/{contactId}/vcard',
    summary: 'An unlocked contact as a vCard file',
    tag,
    caller: 'company',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(contact)
    .output(z.file()),
};
