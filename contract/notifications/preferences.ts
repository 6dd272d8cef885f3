import { z } from 'zod';
import { lineSchema, timeZoneSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { EMAIL_KINDS, NOTIFICATION_KINDS, UNSUBSCRIBE_KINDS } from '../values/notifications.ts';

export const unsubscribeKindSchema = z.enum(UNSUBSCRIBE_KINDS);
export type UnsubscribeKind = z.infer<typeof unsubscribeKindSchema>;

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid');
const quietSchema = z
  .object({ start: timeSchema, end: timeSchema })
  .refine(({ start, end }) => start !== end, { path: ['end'], message: 'quiet_hours' });

const choices = {
  emails: z.partialRecord(z.enum(EMAIL_KINDS), z.boolean()).describe('By kind. `message`: messages that stay unread.'),
  pushes: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.boolean()).describe('By kind, to subscribed browsers.'),
};

export const preferencesSchema = z
  .object({
    ...choices,
    quietHours: quietSchema.nullable().describe('When emails and pushes wait. The list of notifications never does.'),
    timeZone: z.string().nullable().describe('The IANA name of the time zone of the quiet hours.'),
    pushKey: z.string().describe('The `applicationServerKey` with which browsers subscribe.'),
    pushEndpoints: z.array(z.string()).describe('Your subscribed browsers.'),
  })
  .meta({ id: 'NotificationPreferences', description: 'How an account hears of notifications.' });
export type NotificationPreferences = z.infer<typeof preferencesSchema>;

export const savePreferencesSchema = z
  .object({
    emails: choices.emails.optional(),
    pushes: choices.pushes.optional(),
    quietHours: quietSchema.nullable().optional(),
    timeZone: timeZoneSchema.optional(),
  })
  .refine(({ quietHours, timeZone }) => !quietHours || timeZone !== undefined, {
    path: ['timeZone'],
    message: 'required',
  });

const linkSchema = z.object({ token: lineSchema().max(200, 'too_long') });
const stoppedSchema = z
  .array(z.enum(EMAIL_KINDS))
  .max(EMAIL_KINDS.length)
  .describe('The choices that were on and are now off. Empty for a saved search.');

const own = { tag: 'Notifications', caller: 'user', limit: LIMITS.write } as const;

export const preferences = {
  getPreferences: route({
    ...own,
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Retrieve notification preferences',
    description: 'Returns which emails and pushes your account receives, and when.',
    limit: LIMITS.read,
  }).output(preferencesSchema),
  savePreferences: route({
    ...own,
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Update notification preferences',
    description:
      'Chooses emails and pushes by kind. Whatever is left out stays as it is. Quiet hours come with the time zone that they are meant in.',
  })
    .input(savePreferencesSchema)
    .output(preferencesSchema),
  unsubscribe: route({
    ...own,
    caller: 'anyone',
    method: 'POST',
    path: '/mails/unsubscribe/{token}',
    summary: 'Unsubscribe from an email',
    description: 'Stops one kind of email by the token in such an email. No sign-in is needed (RFC 8058).',
    errors: ['invalid_link'],
  })
    .input(linkSchema)
    .output(z.object({ kind: unsubscribeKindSchema, stopped: stoppedSchema })),
  subscribeAgain: route({
    ...own,
    caller: 'anyone',
    method: 'POST',
    path: '/mails/subscribe/{token}',
    summary: 'Undo an unsubscription',
    description:
      'Sends one kind of email again, by the token that stopped it. `stopped` restores exactly what it stopped; without it, the kind starts over with the defaults.',
    errors: ['invalid_link'],
  })
    .input(linkSchema.extend({ stopped: stoppedSchema.optional() }))
    .output(z.object({ kind: unsubscribeKindSchema })),
};
