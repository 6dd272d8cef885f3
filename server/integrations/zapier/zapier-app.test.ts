import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_SAMPLES, eventSchema } from '#contract/integrations/events.ts';
import { EVENT_TYPES } from '#contract/values/integrations.ts';
import { createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { isSignedWith, startReceiver } from '#test/http/webhook-receiver.ts';
import { listen } from '#test/processes/product-server.ts';
import definition from '../../../docs/zapier/index.mjs';
import type { Context } from '../../platform/context.ts';
import { recordView } from '../../analytics/record-events.ts';
import { createApiKey } from '../api-keys/api-keys.ts';
import { startWebhookSender } from '../webhooks/sender.ts';

interface ZapierSchema {
  AppSchema: object;
  validateAppDefinition(definition: unknown, schema: object): { errors: { stack: string; property: string }[] };
}
/** The package ships no types. */
const { AppSchema, validateAppDefinition } = createRequire(import.meta.url)('zapier-platform-schema') as ZapierSchema;

interface Request {
  method?: string;
  body?: object;
  params?: Record<string, string>;
  headers?: Record<string, string>;
}
interface Bundle {
  authData: { site: string; apiKey: string };
  targetUrl?: string;
  subscribeData?: { id: string };
  cleanedRequest?: object;
}
type Perform = (z: object, bundle: Bundle) => Promise<unknown>;
interface Trigger {
  operation: Record<'performSubscribe' | 'performUnsubscribe' | 'perform' | 'performList', Perform> & {
    sample: object;
  };
}
const triggers = definition.triggers as unknown as Record<string, Trigger>;

/** Serializes functions the way Zapier's platform does before it validates a definition. */
const withoutFunctions = (part: unknown): unknown => {
  if (typeof part === 'function') return `$func$${part.length}$f$`;
  if (Array.isArray(part)) return part.map(withoutFunctions);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutFunctions(value)]));
};

test('the definition is valid by Zapier’s own schema', () => {
  const { errors } = validateAppDefinition(withoutFunctions(definition), AppSchema);
  expect(errors.map(({ property, stack }) => `${property} ${stack}`)).toEqual([]);
});

test('it has a trigger for every event, with a sample in the contract’s shape', () => {
  expect(Object.keys(triggers)).toEqual(EVENT_TYPES.map((type) => type.replace('.', '_')));
  for (const type of EVENT_TYPES) {
    const sample = eventSchema.parse(triggers[type.replace('.', '_')]!.operation.sample);
    const { url: _url, ...data } = sample.data;
    expect([sample.type, data]).toEqual([type, EVENT_SAMPLES[type]]);
  }
});

describe('a Zap', () => {
  let app: Context;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let sender: ReturnType<typeof startWebhookSender>;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let bundle: Bundle;
  beforeAll(async () => {
    app = await createTestContext({ WEBHOOKS_TO_LOOPBACK: '1' });
    receiver = await startReceiver();
    sender = startWebhookSender(app);
    company = await createCompany(app);
    const scopes = ['webhooks:read' as const, 'webhooks:write' as const];
    const { key } = await createApiKey(app, company.viewer, { name: 'Zapier', scopes, expiresInDays: null });
    bundle = { authData: { site: await listen(app), apiKey: key }, targetUrl: `${receiver.url}/zap` };
  });
  afterAll(async () => {
    await receiver.close();
    await sender.stop();
  });

  /** What Zapier's platform passes to an app: requests that went through `beforeRequest`. */
  const z = {
    async request(url: string, { method = 'GET', body, params, headers = {} }: Request = {}) {
      const request = { headers: { ...headers, 'content-type': 'application/json' } };
      for (const before of definition.beforeRequest) before(request, z, bundle);
      const response = await fetch(`${url}${params ? `?${new URLSearchParams(params)}` : ''}`, {
        method,
        headers: request.headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
      return { data: (await response.json()) as never };
    },
  };

  test('connects, lists samples, subscribes, receives a verified event of the same shape, and unsubscribes', async () => {
    expect(await definition.authentication.test(z, bundle)).toMatchObject({ companyName: 'Northwind' });
    const { operation } = triggers['position_viewed']!;
    const [example] = (await operation.performList(z, bundle)) as object[];
    expect(eventSchema.parse(example)).toMatchObject({ type: 'position.viewed', isTest: true });

    const hook = (await operation.performSubscribe(z, bundle)) as { id: string; secret: string };
    const { positionId } = await createFoundTalent(app);
    await recordView(app, company.viewer, { positionId, playedMs: 5000 });
    const [received] = await receiver.waitFor(1);
    expect(isSignedWith(hook.secret, received!)).toBe(true);
    const [event] = (await operation.perform(z, { ...bundle, cleanedRequest: received!.event })) as [object];
    const [sample] = (await operation.performList(z, bundle)) as object[];
    expect(sample).toEqual(event);

    await operation.performUnsubscribe(z, { ...bundle, subscribeData: hook });
    await operation.performUnsubscribe(z, { ...bundle, subscribeData: hook });
    const endpoints = await app.db.selectFrom('webhook_endpoints').select('id').execute();
    expect(endpoints).toEqual([]);
  });
});
