import { z } from 'zod';
import { moneySchema } from '../fields/numbers.ts';
import { stageSchema, unlockKindSchema } from '../unlocks/contacts.ts';
import { EVENT_TYPES } from '../values/integrations.ts';

export const eventTypeSchema = z
  .enum(EVENT_TYPES)
  .meta({ id: 'EventType', description: 'The kind of an event that a webhook can receive.' });
export type EventType = z.infer<typeof eventTypeSchema>;

const SAMPLE_ID = '3f2b8c1e-7d4a-4e9b-9c55-0a6f1d2e3b4c';
const sampleUrl = (path: string) => `https://closeup.example${path}`;

const name = z.string().max(200);
const contact = {
  contactId: z.uuid().describe('Read the contact details with `GET /contacts/{contactId}`.'),
  talentName: name.describe('The full name.'),
};
const position = {
  positionId: z.uuid(),
  talentName: name.describe('The given name and an initial, as on the card.'),
  positionTitle: name,
};
const campaign = { campaignId: z.uuid(), campaignTitle: name };
const url = z.url().describe('The page where a person sees this.');

const sampleContact = { contactId: SAMPLE_ID, talentName: 'Marta Ribeiro' };
const samplePosition = { positionId: SAMPLE_ID, talentName: 'Marta R.', positionTitle: 'Account Executive' };
const sampleCampaign = { campaignId: SAMPLE_ID, campaignTitle: 'Account Executive, Iberia' };

/** The data of each event. Events never carry contact details: a caller with access fetches the contact. */
export const EVENT_DATA = {
  'contact.unlocked': z.object({
    ...contact,
    conversationId: z.uuid(),
    positionId: z.uuid(),
    kind: unlockKindSchema,
    paid: moneySchema.nullable(),
    url,
  }),
  'message.answered': z.object({
    ...contact,
    conversationId: z.uuid(),
    answer: z.enum(['accepted', 'declined', 'blocked']),
    url,
  }),
  'contact.stage_changed': z.object({ ...contact, stage: stageSchema, previousStage: stageSchema, url }),
  'campaign.matched': z.object({ ...campaign, ...position, score: z.int().min(0).max(100), url }),
  'campaign.interest': z.object({ ...campaign, ...position, score: z.int().min(0).max(100), url }),
  'position.viewed': z.object({ positionId: z.uuid(), url }),
  'unlock.refunded': z.object({
    ...contact,
    returned: z.enum(['unlock', 'money']).describe('An unlock comes back as a credit, a payment as money.'),
    amount: moneySchema.nullable().describe('The money that was refunded.'),
    url,
  }),
} as const satisfies Record<EventType, z.ZodObject>;

export type EventData = { [Type in EventType]: Omit<z.infer<(typeof EVENT_DATA)[Type]>, 'url'> };

/** A sample of each event, for tests and Zapier. */
export const EVENT_SAMPLES: { [Type in EventType]: EventData[Type] } = {
  'contact.unlocked': {
    ...sampleContact,
    conversationId: SAMPLE_ID,
    positionId: SAMPLE_ID,
    kind: 'paid',
    paid: { amountMinor: 600, currency: 'EUR' },
  },
  'message.answered': { ...sampleContact, conversationId: SAMPLE_ID, answer: 'accepted' },
  'contact.stage_changed': { ...sampleContact, stage: 'interview', previousStage: 'talking' },
  'campaign.matched': { ...sampleCampaign, ...samplePosition, score: 92 },
  'campaign.interest': { ...sampleCampaign, ...samplePosition, score: 88 },
  'position.viewed': { positionId: SAMPLE_ID },
  'unlock.refunded': { ...sampleContact, returned: 'money', amount: { amountMinor: 600, currency: 'EUR' } },
};

const envelope = <Type extends EventType>(type: Type) =>
  z.object({
    id: z.uuid().describe('The same in every attempt and replay, and in the header `webhook-id`.'),
    type: z.literal(type),
    timestamp: z.iso.datetime().describe('When it happened.'),
    isTest: z.boolean().describe('True for the example that a test sends.'),
    data: EVENT_DATA[type],
  });

/** The body of a webhook. */
export const eventSchema = z
  .discriminatedUnion('type', [
    envelope('contact.unlocked'),
    envelope('message.answered'),
    envelope('contact.stage_changed'),
    envelope('campaign.matched'),
    envelope('campaign.interest'),
    envelope('position.viewed'),
    envelope('unlock.refunded'),
  ])
  .meta({
    id: 'WebhookEvent',
    description: 'An event, as a webhook receives it.',
    example: {
      id: SAMPLE_ID,
      type: 'contact.stage_changed',
      timestamp: '2026-11-21T09:30:00.000Z',
      isTest: true,
      data: { ...EVENT_SAMPLES['contact.stage_changed'], url: sampleUrl(`/company/dashboard?contact=${SAMPLE_ID}`) },
    },
  });
export type WebhookEvent = z.infer<typeof eventSchema>;
