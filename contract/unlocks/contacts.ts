import { z } from 'zod';
import { moneySchema } from '../fields/numbers.ts';
import { cursorSchema, isWellFormed } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { CONTACT_NOTES_MAX } from '../values/text-lengths.ts';
import { playableSchema } from '../videos/own-video.ts';
export const CONTACTS_PAGE_SIZE = 50;

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

const tag = 'Unlocks';

const contact = z.object({ contactId: z.uuid() });

export const contacts = {
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
