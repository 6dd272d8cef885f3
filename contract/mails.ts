import { z } from 'zod';
import { lineSchema } from './fields/text.ts';
import { LIMITS, route } from './route.ts';

/** Emails that can be unsubscribed from. */
export const mailKindSchema = z.enum(['messages', 'daily_match', 'search_alerts']);
export type MailKind = z.infer<typeof mailKindSchema>;

export const mailPreferencesSchema = z
  .object({
    messages: z.boolean().describe('Emails about unread messages.'),
    dailyMatch: z.boolean().nullable().describe('The daily match by email. Null for talent.'),
  })
  .meta({ id: 'MailPreferences', description: 'Which emails an account receives.' });
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

const own = { tag: 'Email preferences', caller: 'user', limit: LIMITS.write } as const;

export const mails = {
  getPreferences: route({
    ...own,
    method: 'GET',
    path: '/mails/preferences',
    summary: 'Retrieve email preferences',
    description: 'Returns which emails your account receives.',
    limit: LIMITS.read,
  }).output(mailPreferencesSchema),
  savePreferences: route({
    ...own,
    method: 'PUT',
    path: '/mails/preferences',
    summary: 'Update email preferences',
    description: 'Chooses which emails your account receives. Fields that are left out stay as they are.',
  })
    .input(z.object({ messages: z.boolean().optional(), dailyMatch: z.boolean().optional() }))
    .output(mailPreferencesSchema),
  unsubscribe: route({
    ...own,
    caller: 'anyone',
    method: 'POST',
    path: '/mails/unsubscribe/{token}',
    summary: 'Unsubscribe from an email',
    description: 'Stops one kind of email by the token in such an email. No sign-in is needed (RFC 8058).',
    errors: ['invalid_link'],
  })
    .input(z.object({ token: lineSchema().max(200, 'too_long') }))
    .output(z.object({ kind: mailKindSchema })),
};
