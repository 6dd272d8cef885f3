import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createClock, createTestContext } from '#test/fixtures/app.ts';
import { createCompany, createFoundTalent } from '#test/fixtures/factories.ts';
import { readVapid, startPushService } from '#test/http/push-service.ts';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { recordView } from '../../analytics/record-events.ts';
import { markRead } from '../list-notifications.ts';
import { getPreferences, savePreferences } from '../preferences.ts';
import { sendPush } from './send-push.ts';
import { subscribePush, unsubscribePush } from './subscriptions.ts';

const clock = createClock('2031-03-10T09:00:00Z');
let app: Context;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  app = await createTestContext({ WEBHOOKS_TO_LOOPBACK: '1', SUPPORT_EMAIL: 'operator@closeup.example' }, clock);
  service = await startPushService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.received.length = 0;
  service.status = 201;
});

async function openSession(viewer: Viewer): Promise<Viewer> {
  const { id } = await app.db
    .insertInto('sessions')
    .values({ user_id: viewer.userId, token: randomUUID(), expires_at: new Date('2040-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...viewer, sessionId: id };
}

/** A talent with a subscribed browser. */
async function createSubscribed(company = 'Northwind') {
  const { positionId, ...talent } = await createFoundTalent(app);
  const viewer = await openSession(talent.viewer);
  const subscription = service.subscription(randomUUID());
  await subscribePush(app, viewer, subscription);
  const { viewer: watcher } = await createCompany(app, company);
  return { viewer, subscription, watch: () => recordView(app, watcher, { positionId, playedMs: 5000 }) };
}

type Job = { payload: { notificationId: string; subscriptionId: string }; run_at: Date };
/** Takes the queued push jobs. */
async function takeJobs(): Promise<Job[]> {
  const { rows } = await app.pool.query<Job>(
    `WITH gone AS (DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
       WHERE t.id = j.task_id AND t.identifier = 'send_push' RETURNING j.payload, j.run_at) SELECT * FROM gone`,
  );
  return rows;
}
const sendAll = async () => {
  for (const { payload } of await takeJobs()) await sendPush(app, payload);
};
const endpointsOf = async (viewer: Viewer) => (await getPreferences(app, viewer)).pushEndpoints;

test('a view reaches the browser, encrypted, signed, without contact details', async () => {
  const { viewer, subscription, watch } = await createSubscribed('Acme jobs@acme.com');
  await watch();
  await sendAll();
  const [push, ...more] = service.received;
  expect(more).toEqual([]);
  expect(push).toMatchObject({
    path: new URL(subscription.endpoint).pathname,
    payload: { title: 'Closeup', body: 'Acme ••• watched your video “Sales Closer”', path: '/talent/dashboard' },
    headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
  });
  expect(readVapid(push!)).toMatchObject({
    key: (await getPreferences(app, viewer)).pushKey,
    claims: { aud: service.url, sub: 'mailto:operator@closeup.example' },
  });
});

test('what was read in the meantime is not pushed, nor is a kind that was turned off', async () => {
  const { viewer, watch } = await createSubscribed();
  await watch();
  await markRead(app, viewer, {});
  await sendAll();
  const other = await createSubscribed();
  await savePreferences(app, other.viewer.userId, { pushes: { view: false } });
  await other.watch();
  expect(await takeJobs()).toEqual([]);
  expect(service.received).toEqual([]);
});

test('during quiet hours a push waits until they end in the person’s time zone', async () => {
  const { viewer, watch } = await createSubscribed();
  // 09:00 UTC is 18:00 in Tokyo.
  await savePreferences(app, viewer.userId, { quietHours: { start: '17:30', end: '07:15' }, timeZone: 'Asia/Tokyo' });
  await watch();
  const [job] = await takeJobs();
  expect(job!.run_at.toISOString()).toBe('2031-03-10T22:15:00.000Z');
});

test.each([404, 410])('a browser that is gone (%i) is unsubscribed', async (status) => {
  const { viewer, watch } = await createSubscribed();
  service.status = status;
  await watch();
  await sendAll();
  expect(service.received).toHaveLength(1);
  expect(await endpointsOf(viewer)).toEqual([]);
});

test('a push is retried when the push service fails', async () => {
  const { viewer, watch, subscription } = await createSubscribed();
  service.status = 503;
  await watch();
  const [job] = await takeJobs();
  await expect(sendPush(app, job!.payload)).rejects.toThrow('503');
  expect(await endpointsOf(viewer)).toEqual([subscription.endpoint]);
});

test.each([
  ['https://10.0.0.1/push', 'target_private'],
  ['https://localhost/push', 'target_private'],
  ['http://push.example.com/x', 'target_https'],
  ['https://push.example.com:22/', 'target_port'],
])('an endpoint that is not a public https address is refused: %s', async (endpoint, problem) => {
  const strict = { ...app, env: { ...app.env, WEBHOOKS_TO_LOOPBACK: false } };
  const viewer = await openSession((await createFoundTalent(app)).viewer);
  const { keys } = service.subscription();
  await expect(subscribePush(strict, viewer, { endpoint, keys })).rejects.toMatchObject({
    data: { fields: { endpoint: problem } },
  });
});

test('a subscription ends with its session or on request, and moves with its browser to another account', async () => {
  const [first, second] = [await createSubscribed(), await createSubscribed()];
  await unsubscribePush(app, second.viewer, first.subscription);
  expect(await endpointsOf(first.viewer)).toEqual([first.subscription.endpoint]);
  await subscribePush(app, second.viewer, first.subscription);
  expect(await endpointsOf(first.viewer)).toEqual([]);
  await unsubscribePush(app, second.viewer, first.subscription);
  expect(await endpointsOf(second.viewer)).toEqual([second.subscription.endpoint]);
  await app.db.deleteFrom('sessions').where('id', '=', second.viewer.sessionId).execute();
  expect(await endpointsOf(second.viewer)).toEqual([]);
});
