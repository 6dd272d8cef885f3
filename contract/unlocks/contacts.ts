import { z } from 'zod';
import { moneySchema } from '../fields/numbers.ts';
import { scoresSchema } from '../feedback/takes.ts';
import { cursorSchema, pageOf, isWellFormed, lineSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { workTypeSchema } from '../talents.ts';
import { CONTACT_NOTES_MAX, SEARCH_TEXT_MAX } from '../values/limits.ts';
import { CONTACT_STAGES } from '../values/product.ts';
import { playableSchema } from '../videos/own-video.ts';

export const CONTACTS_PAGE_SIZE = 20;

/** What covers an unlock: the free one of the UTC day, the premium plan, a returned unlock, or a payment. */
export const unlockKindSchema = z.enum(['free', 'premium', 'credit', 'paid']);
export type UnlockKind = z.infer<typeof unlockKindSchema>;

export const stageSchema = z.enum(CONTACT_STAGES);

export const contactSchema = z
  .object({
    id: z.uuid(),
    talentId: z.uuid(),
    conversationId: z.uuid(),
    unread: z.int().describe('Messages in the conversation that you have not read.'),
    positionId: z.uuid().nullable(),
    talentName: z.string().describe('The full name.'),
    positionTitle: z.string(),
    email: z.string(),
    phone: z.string(),
    linkedinUrl: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    languages: z.array(z.string()),
    skills: z.array(z.string()).describe('Of the position and of the profile.'),
    bio: z.string().nullable(),
    experienceYears: z.int().nullable(),
    workType: workTypeSchema.nullable(),
    video: playableSchema.nullable().describe('Null if the position or its video is gone.'),
    scores: scoresSchema.nullable().describe('AI feedback. Null unless the talent shares it.'),
    unlockedAt: z.iso.datetime(),
    kind: unlockKindSchema,
    paid: moneySchema.nullable(),
    refundedAt: z.iso.datetime().nullable(),
    guarantee: z
      .enum(['none', 'open', 'answered', 'returned'])
      .describe('The reply guarantee: not included, running, answered, or returned as a credit.'),
    stage: stageSchema,
    notes: z.string().describe('Your private notes.'),
    notedAt: z.iso.datetime().nullable().describe('When the notes were last written.'),
    remindAt: z.iso.datetime().nullable().describe('When you want to be reminded.'),
    isDue: z.boolean().describe('The reminder has come up. It stays due until you change or remove it.'),
  })
  .meta({ id: 'Contact', description: 'A talent that a company has unlocked, with name and contact details.' });
export type Contact = z.infer<typeof contactSchema>;

const own = { tag: 'Contacts', caller: 'company', limit: LIMITS.read } as const;
const readable = { ...own, scope: 'contacts:read' } as const;
const contact = z.object({ contactId: z.uuid() });

export const contacts = {
  listContacts: route({
    ...readable,
    method: 'GET',
    path: '/contacts',
    summary: 'List contacts',
    description: 'Lists your unlocked contacts, 20 per page: those with a due reminder first, then the newest.',
  })
    .input(
      z.object({
        stage: stageSchema.optional(),
        text: lineSchema()
          .max(SEARCH_TEXT_MAX, 'too_long')
          .optional()
          .describe(
            'Words of the name or of the title of the position, or parts of them, without regard to case and accents.',
          ),
        cursor: cursorSchema,
      }),
    )
    .output(pageOf(contactSchema, CONTACTS_PAGE_SIZE)),
  exportContacts: route({
    ...own,
    method: 'GET',
    path: '/contacts/export.csv',
    summary: 'Export contacts',
    description: 'Returns your unlocked contacts as a CSV file.',
    limit: LIMITS.write,
    errors: ['password_needed', 'overloaded'],
  }).output(z.file()),
  getContact: route({
    ...readable,
    method: 'GET',
    path: '/contacts/{contactId}',
    summary: 'Retrieve a contact',
    description: 'Returns one of your unlocked contacts.',
    errors: ['not_found'],
  })
    .input(contact)
    .output(contactSchema),
  saveContact: route({
    ...own,
    scope: 'contacts:write',
    method: 'PATCH',
    path: '/contacts/{contactId}',
    summary: 'Update a contact',
    description: 'Sets the stage, your private notes or a reminder. Fields that are left out stay as they are.',
    limit: LIMITS.write,
    errors: ['not_found'],
  })
    .input(
      contact.extend({
        stage: stageSchema.optional(),
        notes: z.string().refine(isWellFormed, 'characters').max(CONTACT_NOTES_MAX, 'too_long').optional(),
        remindAt: z.iso.datetime('date').nullable().optional().describe('Null removes the reminder.'),
      }),
    )
    .output(contactSchema),
  getVcard: route({
    ...readable,
    method: 'GET',
    path: '/contacts/{contactId}/vcard',
    summary: 'Download a contact as a vCard',
    description: 'Returns one of your unlocked contacts as a vCard file.',
    errors: ['not_found'],
  })
    .input(contact)
    .output(z.file()),
};
