import { z } from 'zod';
import { requiredLine } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { API_KEY_DAYS, API_KEY_NAME_MAX, API_KEYS_MAX, SCOPES } from '../values/integrations.ts';

const scopeSchema = z.enum(SCOPES).meta({ id: 'Scope', description: 'What an API key may do.' });

const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hint: z.string().describe('The beginning and the end of the key, so that its owner recognises it.'),
    scopes: z.array(scopeSchema),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ApiKey', description: 'A key for the API, without the key itself.' });
export type ApiKey = z.infer<typeof apiKeySchema>;

const own = { tag: 'API keys', caller: 'company', limit: LIMITS.credentials } as const;

/** No API key opens these: keys are managed by people who have signed in. */
export const apiKeys = {
  listApiKeys: route({
    ...own,
    method: 'GET',
    path: '/api-keys',
    summary: 'List API keys',
    description: 'Lists your API keys, newest first: 20 at most.',
    limit: LIMITS.read,
  }).output(z.object({ items: z.array(apiKeySchema).max(API_KEYS_MAX) })),
  createApiKey: route({
    ...own,
    method: 'POST',
    path: '/api-keys',
    summary: 'Create an API key',
    description: 'Creates an API key. The answer is the only one that contains it.',
    errors: ['password_needed', 'email_not_confirmed'],
  })
    .input(
      z.object({
        name: requiredLine(API_KEY_NAME_MAX),
        scopes: z.array(scopeSchema).min(1, 'choose_scope').max(SCOPES.length, 'too_many'),
        expiresInDays: z.literal(API_KEY_DAYS).nullable().describe('Null: the key does not expire.'),
      }),
    )
    .output(apiKeySchema.extend({ key: z.string() })),
  revokeApiKey: route({
    ...own,
    method: 'DELETE',
    path: '/api-keys/{apiKeyId}',
    summary: 'Revoke an API key',
    description: 'Revokes an API key at once. Revoking it again succeeds.',
  })
    .input(z.object({ apiKeyId: z.uuid() }))
    .output(z.object({})),
};
