import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/values/durations.ts';
import { ATTEMPTS_MAX } from '#contract/values/integrations.ts';
import { createTestContext, subjectsTo } from '#test/fixtures/app.ts';
import { createCompany, createTalent } from '#test/fixtures/factories.ts';
import { accept, isSignedByKey, isSignedWith, startReceiver } from '#test/http/webhook-receiver.ts';
import { announceEvent } from '../../platform/jobs/announce-event.ts';
import type { Context } from '../../platform/context.ts';
import { getDelivery, listDeliveries } from './deliveries.ts';
import { getEndpoint, listEndpoints } from './endpoints.ts';
import { replayDelivery, replayPeriod } from './replay.ts';
import { rotateSecret } from './rotate-secret.ts';
import { subscribe as subscribeHook } from '../zapier/hooks.ts';
import { changeEndpoint, createEndpoint } from './save-endpoint.ts';
import { startWebhookSender } from './sender.ts';
import { testEndpoint } from './test-target.ts';
import { tidyWebhooks } from './tidy-webhooks.ts';

/** The receiver's library checks timestamps against real time, so this clock starts there. */
let skewMs = 0;
const clock = () => new Date(Date.now() + skewMs);
let app: Context;
let company: Awaited<ReturnType<typeof createCompany>>;
let talentId: string;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let sender: ReturnType<typeof startWebhookSender>;
beforeAll(async () => {
  app = await createTestContext({ WEBHOOKS_TO_LOOPBACK: '1' }, clock);
  talentId = (await createTalent(app)).viewer.userId;
});
beforeEach(async () => {
  skewMs = 0;
  company = await createCompany(app);
  receiver = await startReceiver();
  sender = startWebhookSender(app);
});
afterEach(async () => {
  await receiver.close();
  await sender.stop();
});

const subscribe = (path = '/') =>
  createEndpoint(app, company.viewer, {
    url: `${receiver.url}${path}`,
    eventTypes: ['position.viewed'],
    description: '',
    origin: 'page',
  });
const announce = () =>
  announceEvent(app.db, {
    companyId: company.viewer.userId,
    talentId,
    type: 'position.viewed',
    data: { positionId: talentId },
    at: clock(),
  });
const deliveries = async () => (await listDeliveries(app, company.viewer, {})).items;
async function until(isTrue: () => Promise<boolean>) {
  for (let turn = 0; turn < 300; turn++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it never came true');
}
const untilState = (state: string) => until(async () => (await deliveries())[0]?.state === state);
const untilAttempts = (attempts: number) => until(async () => (await deliveries())[0]?.attempts === attempts);

describe('an event', () => {
  test('arrives once, signed so that the public library accepts it, and is logged with its answer', async () => {
    const endpoint = await subscribe();
    receiver.answer = (_received, response) => void response.writeHead(202).end('x'.repeat(5000));
    await announce();
    const [received] = await receiver.waitFor(1);
    await untilState('delivered');
    expect(isSignedWith(endpoint.secret, received!)).toBe(true);
    expect(isSignedByKey(endpoint.publicKey, received!)).toBe(true);
    expect(isSignedWith(endpoint.secret, { ...received!, body: received!.body.replace('viewed', 'viewer') })).toBe(
      false,
    );
    const [delivery] = await deliveries();
    const { attemptLog, requestBody } = await getDelivery(app, company.viewer, delivery!.id);
    expect(requestBody).toBe(received!.body);
    expect(attemptLog).toHaveLength(1);
    expect(attemptLog[0]).toMatchObject({ number: 1, status: 202, error: null });
    expect(attemptLog[0]!.requestHeaders).toMatchObject({
      'webhook-signature': received!.headers['webhook-signature'],
    });
    expect(attemptLog[0]!.responseBody).toHaveLength(2000);
    expect(receiver.received).toHaveLength(1);
  });

  test('that is rolled back with its transaction is never sent', async () => {
    await subscribe();
    const undone = app.db.transaction().execute(async (trx) => {
      await announceEvent(trx, {
        companyId: company.viewer.userId,
        talentId,
        type: 'position.viewed',
        data: { positionId: talentId },
        at: clock(),
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await deliveries()).toEqual([]);
  });

  test('goes to every endpoint that listens, and is not stored when none does', async () => {
    await announce();
    const stored = await app.db
      .selectFrom('outbox_events')
      .select('id')
      .where('company_id', '=', company.viewer.userId)
      .execute();
    expect(stored).toEqual([]);
    await Promise.all([subscribe('/a'), subscribe('/b')]);
    const off = await subscribe('/off');
    await changeEndpoint(app, company.viewer, { endpointId: off.id, isActive: false });
    await announce();
    await receiver.waitFor(2);
    expect(receiver.received.map(({ path }) => path).toSorted()).toEqual(['/a', '/b']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});

test('both secrets sign for 24 hours after a rotation, then only the new one', async () => {
  const before = await subscribe();
  const after = await rotateSecret(app, company.viewer, before.id);
  expect(after.rotatingUntil).not.toBeNull();
  await announce();
  const [received] = await receiver.waitFor(1);
  expect([before, after].map(({ secret }) => isSignedWith(secret, received!))).toEqual([true, true]);
  expect([before, after].map(({ publicKey }) => isSignedByKey(publicKey, received!))).toEqual([true, true]);
  await app.db.updateTable('webhook_endpoints').set({ previous_until: clock() }).where('id', '=', before.id).execute();
  await announce();
  await receiver.waitFor(2);
  const later = receiver.received[1]!;
  expect([before, after].map(({ secret }) => isSignedWith(secret, later))).toEqual([false, true]);
  expect([before, after].map(({ publicKey }) => isSignedByKey(publicKey, later))).toEqual([false, true]);
});

describe('a failing endpoint', () => {
  test('is attempted 11 times over 76 hours with the same id, and then no more', async () => {
    await subscribe();
    receiver.answer = (_received, response) => void response.writeHead(500).end();
    await announce();
    const startedAt = Date.now();
    for (let attempt = 1; attempt < ATTEMPTS_MAX; attempt++) {
      await untilAttempts(attempt);
      const { nextAttemptAt } = (await deliveries())[0]!;
      skewMs = Math.max(skewMs, new Date(nextAttemptAt!).getTime() - Date.now());
      // The circuit is open by now, and its pause is shorter than the retry delay.
      await app.db.updateTable('webhook_endpoints').set({ paused_until: null }).execute();
    }
    await untilState('failed');
    const hours = (skewMs + Date.now() - startedAt) / HOUR_MS;
    expect(hours).toBeGreaterThan(76 * 0.9);
    expect(hours).toBeLessThan(76 * 1.1);
    expect(receiver.received).toHaveLength(ATTEMPTS_MAX);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await deliveries())[0]).toMatchObject({ attempts: ATTEMPTS_MAX, lastStatus: 500, lastError: 'refused' });
  });

  test('is left alone as long as its Retry-After says', async () => {
    await subscribe();
    receiver.answer = (_received, response) => void response.writeHead(503, { 'retry-after': '7200' }).end();
    await announce();
    await untilAttempts(1);
    const { nextAttemptAt } = (await deliveries())[0]!;
    expect(new Date(nextAttemptAt!).getTime() - Date.now()).toBeGreaterThan(7_190_000);
  });

  test('opens its circuit after five failures in a row; one attempt probes it, and a success closes it', async () => {
    const { id } = await subscribe();
    receiver.answer = (_received, response) => void response.writeHead(500).end();
    for (let event = 0; event < 8; event++) await announce();
    await receiver.waitFor(5);
    await until(async () => (await getEndpoint(app, company.viewer, id)).paused_until !== null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(receiver.received).toHaveLength(5);
    expect((await listEndpoints(app, company.viewer)).items[0]).toMatchObject({ state: 'failing' });
    receiver.answer = accept;
    skewMs = 60_000;
    await until(async () => (await deliveries()).every(({ state }) => state === 'delivered'));
    expect(await getEndpoint(app, company.viewer, id)).toMatchObject({ failures: 0, paused_until: null });
  });

  test('that answers 410 is turned off at once, with a mail', async () => {
    const { id } = await subscribe();
    receiver.answer = (_received, response) => void response.writeHead(410).end();
    await announce();
    await untilState('failed');
    expect(await getEndpoint(app, company.viewer, id)).toMatchObject({ disabled_reason: 'gone' });
    expect(await subjectsTo(app, company.email)).toContain('We turned off a webhook');
  });

  test('is turned off with a mail after failing for five days', async () => {
    const { id } = await subscribe();
    receiver.answer = (_received, response) => void response.writeHead(500).end();
    await announce();
    await untilAttempts(1);
    expect(await getEndpoint(app, company.viewer, id)).toMatchObject({ disabled_at: null });
    skewMs = 5 * DAY_MS;
    await until(async () => (await getEndpoint(app, company.viewer, id)).disabled_reason === 'failing');
    expect(await subjectsTo(app, company.email)).toEqual(['We turned off a webhook']);
    expect((await deliveries())[0]).toMatchObject({ state: 'failed' });
  });

  test('that redirects has failed, and the redirect is not followed', async () => {
    await subscribe();
    receiver.answer = (_received, response) => void response.writeHead(302, { location: `${receiver.url}/else` }).end();
    await announce();
    await untilAttempts(1);
    expect((await deliveries())[0]).toMatchObject({ lastStatus: 302, lastError: 'redirect' });
    expect(receiver.received).toHaveLength(1);
  });

  test('that hangs delays no other one', async () => {
    await subscribe('/hangs');
    await subscribe('/answers');
    receiver.answer = (received, response) => void (received.path === '/answers' && response.writeHead(204).end());
    for (let event = 0; event < 20; event++) await announce();
    await until(async () => receiver.received.filter(({ path }) => path === '/answers').length === 20);
    expect(receiver.received.filter(({ path }) => path === '/hangs').length).toBeLessThan(3);
  });
});

describe('replaying', () => {
  test('sends one delivery again, under the same id', async () => {
    await subscribe();
    await announce();
    await untilState('delivered');
    const [first] = await deliveries();
    await replayDelivery(app, company.viewer, first!.id);
    const [once, twice] = await receiver.waitFor(2);
    expect(twice!.body).toBe(once!.body);
    expect((await deliveries()).map(({ kind }) => kind)).toEqual(['replay', 'event']);
  });

  test('sends each event of a period once, or only those that never arrived', async () => {
    const { id } = await subscribe();
    const from = clock().toISOString();
    receiver.answer = (_received, response) => void response.writeHead(500).end();
    for (let event = 0; event < 3; event++) await announce();
    await untilAttempts(1);
    await changeEndpoint(app, company.viewer, { endpointId: id, isActive: false });
    receiver.answer = accept;
    const period = { endpointId: id, from, to: new Date(Date.now() + 1000).toISOString() };
    await expect(replayPeriod(app, company.viewer, { ...period, onlyFailed: true })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await changeEndpoint(app, company.viewer, { endpointId: id, isActive: true });
    receiver.received.length = 0;
    expect(await replayPeriod(app, company.viewer, { ...period, onlyFailed: true })).toEqual({ replayed: 3 });
    await receiver.waitFor(3);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(3);
    await until(async () => (await deliveries()).filter(({ state }) => state === 'delivered').length === 3);
    expect(await replayPeriod(app, company.viewer, { ...period, onlyFailed: true })).toEqual({ replayed: 0 });
    expect(await replayPeriod(app, company.viewer, { ...period, onlyFailed: false })).toEqual({ replayed: 3 });
  });
});

test('a test sends a signed example once, changes nothing about the endpoint, and is marked in the log', async () => {
  const endpoint = await subscribe();
  receiver.answer = (_received, response) => void response.writeHead(500).end('not yet');
  const result = await testEndpoint(app, company.viewer, { endpointId: endpoint.id, eventType: 'campaign.matched' });
  expect(result).toMatchObject({ isDelivered: false, status: 500, error: 'refused', responseBody: 'not yet' });
  const [received] = await receiver.waitFor(1);
  expect(isSignedWith(endpoint.secret, received!)).toBe(true);
  expect(received!.event).toMatchObject({ type: 'campaign.matched', isTest: true });
  expect((await deliveries())[0]).toMatchObject({ kind: 'test', state: 'failed', nextAttemptAt: null });
  expect(await getEndpoint(app, company.viewer, endpoint.id)).toMatchObject({ failures: 0 });
});

test('a company has one endpoint an address, except for hooks', async () => {
  const { id } = await subscribe('/in');
  const repeated = { data: { fields: { url: 'endpoint_exists' } } };
  await expect(subscribe('/in')).rejects.toMatchObject(repeated);
  await changeEndpoint(app, company.viewer, { endpointId: id, isActive: false });
  await expect(subscribe('/x/../in')).rejects.toMatchObject(repeated);
  const other = await subscribe('/other');
  await expect(
    changeEndpoint(app, company.viewer, { endpointId: other.id, url: `${receiver.url}/in` }),
  ).rejects.toMatchObject(repeated);
  await changeEndpoint(app, company.viewer, { endpointId: id, url: `${receiver.url}/in`, description: 'The same' });
  for (const eventType of ['position.viewed', 'contact.unlocked'] as const)
    await subscribeHook(app, company.viewer, { targetUrl: `${receiver.url}/in`, eventType });
  company = await createCompany(app);
  await subscribe('/in');
});

test('events older than 30 days are deleted with their deliveries, and expired endpoints are turned off', async () => {
  const { id } = await createEndpoint(app, company.viewer, {
    url: receiver.url,
    eventTypes: ['position.viewed'],
    description: '',
    origin: 'api',
    expiresAt: new Date(Date.now() + HOUR_MS),
  });
  await announce();
  await untilState('delivered');
  skewMs = 2 * HOUR_MS;
  await tidyWebhooks(app);
  expect(await getEndpoint(app, company.viewer, id)).toMatchObject({ disabled_reason: 'expired' });
  expect(await deliveries()).toHaveLength(1);
  skewMs = 31 * DAY_MS;
  await tidyWebhooks(app);
  expect(await deliveries()).toEqual([]);
});
