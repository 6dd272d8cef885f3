import { z } from 'zod';
import { lineSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { ENDPOINTS_MAX } from '../values/integrations.ts';
import { eventTypeSchema } from './events.ts';

export const endpointSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    description: z.string(),
    eventTypes: z.array(eventTypeSchema),
    origin: z.enum(['page', 'zapier', 'api']).describe('Where the endpoint was added.'),
    state: z
      .enum(['active', 'failing', 'disabled'])
      .describe('Failing: the last attempt failed, and attempts pause after five failures in a row.'),
    disabledReason: z.enum(['owner', 'gone', 'failing', 'expired']).nullable(),
    failingSince: z.iso.datetime().nullable(),
    publicKey: z.string().describe('Verifies `v1a` signatures: an ed25519 key, `whpk_` and base64.'),
    rotatingUntil: z.iso.datetime().nullable().describe('Until then, the previous secret signs too.'),
    expiresAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WebhookEndpoint', description: 'An address that receives events.' });
export type Endpoint = z.infer<typeof endpointSchema>;

const secret = z.string().describe('Verifies `v1` signatures: `whsec_` and base64. It is shown only now.');
export const newEndpointSchema = endpointSchema
  .extend({ secret })
  .meta({ id: 'NewWebhookEndpoint', description: 'An endpoint with its new secret.' });
export type NewEndpoint = z.infer<typeof newEndpointSchema>;

/** An address to send events to. `URL` would silently remove whitespace, and complete "https:example.com". */
export const targetSchema = lineSchema()
  .max(500, 'too_long')
  .refine((address) => !/\s/.test(address), { error: 'target_spaces', abort: true })
  .refine((address) => /^https?:\/\//i.test(address), { error: 'target_https', abort: true })
  .pipe(z.url('target'));
const eventTypes = z.array(eventTypeSchema).min(1, 'choose_event').max(20, 'too_many');
const description = lineSchema().max(80, 'too_long');

const own = { tag: 'Webhooks', caller: 'company', limit: LIMITS.write, scope: 'webhooks:write' } as const;
const endpoint = z.object({ endpointId: z.uuid() });
export const endpoints = {
  listEndpoints: route({
    ...own,
    method: 'GET',
    path: '/webhooks/endpoints',
    summary: 'List endpoints',
    description: 'Lists your webhook endpoints, newest first: 50 at most.',
    limit: LIMITS.read,
    scope: 'webhooks:read',
  }).output(z.object({ items: z.array(endpointSchema).max(ENDPOINTS_MAX) })),
  createEndpoint: route({
    ...own,
    method: 'POST',
    path: '/webhooks/endpoints',
    summary: 'Add an endpoint',
    description: 'Adds a webhook endpoint. The answer is the only one that contains its secret.',
    errors: ['email_not_confirmed'],
  })
    .input(
      z.object({
        url: targetSchema,
        eventTypes,
        description: description.default(''),
        isZapier: z.boolean().optional(),
      }),
    )
    .output(newEndpointSchema),
  changeEndpoint: route({
    ...own,
    method: 'PATCH',
    path: '/webhooks/endpoints/{endpointId}',
    summary: 'Change an endpoint',
    description: 'Changes an endpoint, or turns it on or off. Fields that are left out stay as they are.',
    errors: ['not_found'],
  })
    .input(
      endpoint.extend({
        url: targetSchema.optional(),
        eventTypes: eventTypes.optional(),
        description: description.optional(),
        isActive: z.boolean().optional(),
      }),
    )
    .output(endpointSchema),
  removeEndpoint: route({
    ...own,
    method: 'DELETE',
    path: '/webhooks/endpoints/{endpointId}',
    summary: 'Remove an endpoint',
    description: 'Removes an endpoint with its deliveries. Removing it again succeeds.',
  })
    .input(endpoint)
    .output(z.object({})),
  rotateSecret: route({
    ...own,
    method: 'POST',
    path: '/webhooks/endpoints/{endpointId}/secret',
    summary: 'Rotate the secret of an endpoint',
    description: 'Makes a new secret and a new key. The previous ones sign too for 24 hours.',
    errors: ['not_found'],
  })
    .input(endpoint)
    .output(newEndpointSchema),
};
