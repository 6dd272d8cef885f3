import { z } from 'zod';
import { lineSchema } from './fields/text.ts';
import { LIMITS, route } from './route.ts';

/** Mails that nobody asked for one by one, and that can be ended. */
export const mailKindSchema = z.enum(['messages', 'daily_match', 'search_alerts']);

export type MailKind = z.infer<typeof mailKindSchema>;

export const mailPreferencesSchema = z.object({
  /** About messages that were left unread. */
  messages: z.boolean(),
  /** The match of the day; null for talent. */
  dailyMatch: z.boolean().nullable(),
});

export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

const own = { tag: 'Mails', caller: 'user' } as const;

export const mails = {
  getPreferences: route({
    ...own,
    method: 'GET',
    path: '/mails/preferences',
    summary: 'Which mails I want',
    limit: LIMITS.read,
  }).output(mailPreferencesSchema),
  savePreferences: route({
    ...own,
    method: 'PUT',
    path: '/mails/preferences',
    summary: 'Choose which mails I want; what is left out stays',
    limit: LIMITS.write,
  })
    .input(z.object({ messages: z.boolean().optional(), dailyMatch: z.boolean().optional() }))
    .output(mailPreferencesSchema),
  unsubscribe: route({
    tag: 'Mails',
    caller: 'anyone',
    method: 'POST',
    path: '/mails/unsubscribe/{token}',
    summary: 'End one kind of mail by the token that stands in it, without signing in',
    limit: LIMITS.write,
    errors: ['invalid_link'],
  })
    .input(z.object({ token: lineSchema().max(200, 'too_long') }))
    .output(z.object({ kind: mailKindSchema })),
};
