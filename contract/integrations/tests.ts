import { z } from 'zod';
import { route } from '../route.ts';
import { targetSchema } from './endpoints.ts';
import { eventTypeSchema } from './events.ts';

export const testResultSchema = z
  .object({
    isDelivered: z.boolean(),
    status: z.int().nullable().describe('The HTTP status of the answer. Null if there was none.'),
    durationMs: z.int(),
    error: z.string().nullable().describe('Why there was no answer, or why it counts as a failure.'),
    responseBody: z.string().nullable().describe('The beginning of the answer.'),
  })
  .meta({ id: 'WebhookTestResult', description: 'What a target answered to a test.' });
export type TestResult = z.infer<typeof testResultSchema>;

const own = { tag: 'Webhooks', caller: 'company', scope: 'webhooks:write', method: 'POST' } as const;
/** Tests send requests to other people's servers, so the limit is low. */
const TESTS = { points: 30, perSeconds: 600 } as const;

export const tests = {
  testEndpoint: route({
    ...own,
    path: '/webhooks/endpoints/{endpointId}/test',
    summary: 'Test an endpoint',
    description: 'Sends an example event to an endpoint once, and returns its answer.',
    limit: TESTS,
    errors: ['not_found'],
  })
    .input(z.object({ endpointId: z.uuid(), eventType: eventTypeSchema }))
    .output(testResultSchema),
  testTarget: route({
    ...own,
    path: '/webhooks/test',
    summary: 'Test an address',
    description: 'Sends an example event to an address that isn’t an endpoint yet, so it isn’t signed.',
    limit: TESTS,
    errors: ['email_not_confirmed'],
  })
    .input(z.object({ url: targetSchema, eventType: eventTypeSchema }))
    .output(testResultSchema),
};
