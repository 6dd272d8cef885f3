import { z } from 'zod';
import { cursorSchema, pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { ATTEMPTS_MAX, DELIVERIES_PAGE_SIZE } from '../values/integrations.ts';
import { eventTypeSchema } from './events.ts';

export const deliveryStateSchema = z.enum(['pending', 'delivered', 'failed']);

export const deliverySchema = z
  .object({
    id: z.uuid(),
    endpointId: z.uuid(),
    url: z.string(),
    eventId: z.uuid(),
    eventType: eventTypeSchema,
    kind: z.enum(['event', 'replay', 'test']),
    state: deliveryStateSchema,
    attempts: z.int(),
    lastStatus: z.int().nullable().describe('The HTTP status of the last answer.'),
    lastError: z.string().nullable(),
    nextAttemptAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event on its way to an endpoint.' });
export type Delivery = z.infer<typeof deliverySchema>;

const attemptSchema = z
  .object({
    number: z.int(),
    at: z.iso.datetime(),
    durationMs: z.int(),
    requestHeaders: z.record(z.string(), z.string()),
    status: z.int().nullable(),
    error: z.string().nullable(),
    responseBody: z.string().nullable().describe('The first 2,000 characters of the answer.'),
  })
  .meta({ id: 'WebhookAttempt', description: 'One request of a delivery, and its answer.' });
export type Attempt = z.infer<typeof attemptSchema>;

const deliveryDetailsSchema = deliverySchema
  .extend({ requestBody: z.string(), attemptLog: z.array(attemptSchema).max(ATTEMPTS_MAX) })
  .meta({ id: 'WebhookDeliveryDetails', description: 'A delivery with its requests and answers.' });
export type DeliveryDetails = z.infer<typeof deliveryDetailsSchema>;

const own = { tag: 'Webhooks', caller: 'company', limit: LIMITS.write, scope: 'webhooks:write' } as const;
const delivery = z.object({ deliveryId: z.uuid() });

export const deliveries = {
  listDeliveries: route({
    ...own,
    method: 'GET',
    path: '/webhooks/deliveries',
    summary: 'List deliveries',
    description: 'Lists the deliveries of the last 30 days, newest first, 25 per page.',
    limit: LIMITS.read,
    scope: 'webhooks:read',
  })
    .input(z.object({ endpointId: z.uuid().optional(), state: deliveryStateSchema.optional(), cursor: cursorSchema }))
    .output(pageOf(deliverySchema, DELIVERIES_PAGE_SIZE)),
  getDelivery: route({
    ...own,
    method: 'GET',
    path: '/webhooks/deliveries/{deliveryId}',
    summary: 'Retrieve a delivery',
    description: 'Returns a delivery with every request that was sent and the beginning of each answer.',
    limit: LIMITS.read,
    scope: 'webhooks:read',
    errors: ['not_found'],
  })
    .input(delivery)
    .output(deliveryDetailsSchema),
  replayDelivery: route({
    ...own,
    method: 'POST',
    path: '/webhooks/deliveries/{deliveryId}/replay',
    summary: 'Replay a delivery',
    description: 'Sends the event to the endpoint again, with the same id.',
    errors: ['not_found'],
  })
    .input(delivery)
    .output(deliverySchema),
  replayPeriod: route({
    ...own,
    method: 'POST',
    path: '/webhooks/endpoints/{endpointId}/replay',
    summary: 'Replay a period',
    description: 'Sends all events of a period, or those that never arrived, to the endpoint again, 10,000 at most.',
    errors: ['not_found'],
  })
    .input(
      z.object({
        endpointId: z.uuid(),
        from: z.iso.datetime('invalid'),
        to: z.iso.datetime('invalid'),
        onlyFailed: z.boolean().default(false),
      }),
    )
    .output(z.object({ replayed: z.int() })),
};
