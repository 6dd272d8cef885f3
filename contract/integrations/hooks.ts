import { z } from 'zod';
import { LIMITS, route } from '../route.ts';
import { SCOPES } from '../values/integrations.ts';
import { eventSchema, eventTypeSchema } from './events.ts';
import { targetSchema } from './endpoints.ts';

/** How many of the newest events serve as samples. */
export const HOOK_SAMPLES = 3;

const hookSchema = z
  .object({
    id: z.uuid(),
    eventType: eventTypeSchema,
    targetUrl: z.string(),
    expiresAt: z.iso.datetime().nullable(),
    secret: z.string().describe('Verifies the signatures. It is shown only now.'),
  })
  .meta({ id: 'Hook', description: 'A subscription to one kind of event, as Zapier makes it.' });
export type Hook = z.infer<typeof hookSchema>;

const own = { tag: 'REST hooks', caller: 'company', limit: LIMITS.write, scope: 'webhooks:write' } as const;

/** Subscriptions in the style of REST hooks, as Zapier and similar tools create them. A hook is an endpoint with one event type. */
export const hooks = {
  getConnection: route({
    ...own,
    method: 'GET',
    path: '/hooks/connection',
    summary: 'Check a connection',
    description: 'Returns whose key this is and what it may do. Zapier calls it when somebody connects their account.',
    limit: LIMITS.read,
    scope: 'webhooks:read',
  }).output(
    z.object({ companyId: z.uuid(), companyName: z.string(), scopes: z.array(z.enum(SCOPES)).max(SCOPES.length) }),
  ),
  subscribe: route({
    ...own,
    method: 'POST',
    path: '/hooks',
    summary: 'Subscribe',
    description:
      'Subscribes an address to one kind of event. Answer `410` to an event to end the subscription from your side.',
    errors: ['email_not_confirmed'],
  })
    .input(
      z.object({
        targetUrl: targetSchema,
        eventType: eventTypeSchema,
        expiresAt: z.iso.datetime('invalid').optional().describe('When the subscription ends by itself.'),
      }),
    )
    .output(hookSchema),
  unsubscribe: route({
    ...own,
    method: 'DELETE',
    path: '/hooks/{hookId}',
    summary: 'Unsubscribe',
    description: 'Ends a subscription. Ending it again succeeds.',
  })
    .input(z.object({ hookId: z.uuid() }))
    .output(z.object({})),
  listSamples: route({
    ...own,
    method: 'GET',
    path: '/hooks/samples',
    summary: 'List samples',
    description: 'Lists your three newest events of a kind, or an example if there are none yet.',
    limit: LIMITS.read,
    scope: 'webhooks:read',
  })
    .input(z.object({ eventType: eventTypeSchema }))
    .output(z.object({ items: z.array(eventSchema).max(HOOK_SAMPLES) })),
};
