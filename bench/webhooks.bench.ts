import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReceiver } from '#test/http/webhook-receiver.ts';
import { createCompany, createTalent } from '#test/fixtures/factories.ts';
import { type Attempting, attempt } from '#server/integrations/webhooks/attempt.ts';
import { recordAttempt } from '#server/integrations/webhooks/record-attempt.ts';
import { createEndpoint } from '#server/integrations/webhooks/save-endpoint.ts';
import { startWebhookSender } from '#server/integrations/webhooks/sender.ts';
import { takeDue } from '#server/integrations/webhooks/take-due.ts';
import { announceEvent } from '#server/platform/jobs/announce-event.ts';
import { openApp } from './fixtures/app.ts';
import { type BenchResult, quantile } from './fixtures/measure.ts';

const EVENTS_PER_SECOND = 200;
const SECONDS = 30;
const BASELINE_SECONDS = 15;
const ENDPOINTS = 100;
const HANGING = 20;
const MOST_MS = 1000;
/** The baseline: a queue without lanes, served by this many workers. */
const WORKERS = 50;

/** The time from an event to its first attempt at healthy endpoints, while a fifth of all endpoints hang. */
export async function run(): Promise<BenchResult> {
  const { app, close } = await openApp('bench-webhooks', { WEBHOOKS_TO_LOOPBACK: '1' });
  const receiver = await startReceiver();
  receiver.answer = ({ path }, response) => void (path === '/answers' && response.writeHead(204).end());
  try {
    await app.pool.query('DELETE FROM outbox_events');
    await app.pool.query('DELETE FROM webhook_endpoints');
    const { userId: talentId } = (await createTalent(app)).viewer;
    const companies: string[] = [];
    for (let index = 0; index < ENDPOINTS; index++) {
      const { viewer } = await createCompany(app);
      const url = `${receiver.url}/${index % (ENDPOINTS / HANGING) === 0 ? 'hangs' : 'answers'}`;
      await createEndpoint(app, viewer, { url, eventTypes: ['position.viewed'], description: '', origin: 'page' });
      companies.push(viewer.userId);
    }

    /** Announces events at a steady rate and waits briefly for the last ones. @returns the delays of those that arrived, in ms */
    async function measure(seconds: number) {
      receiver.received.length = 0;
      const startedAt = performance.now();
      const total = EVENTS_PER_SECOND * seconds;
      const writing: Promise<void>[] = [];
      for (let count = 0; count < total; count++) {
        const due = startedAt + (count / EVENTS_PER_SECOND) * 1000 - performance.now();
        if (due > 1) await sleep(due);
        const companyId = companies[count % companies.length]!;
        const data = { positionId: randomUUID() };
        writing.push(announceEvent(app.db, { companyId, talentId, type: 'position.viewed', data, at: new Date() }));
      }
      await Promise.all(writing);
      const perSecond = (total * 1000) / (performance.now() - startedAt);
      await sleep(2 * MOST_MS);
      const first = new Map<string, number>();
      for (const { path, event, at } of receiver.received)
        if (path === '/answers' && !first.has(event.id)) first.set(event.id, at - Date.parse(event.timestamp));
      const expected = (total * (ENDPOINTS - HANGING)) / ENDPOINTS;
      // Events that haven't arrived by now took at least this long.
      const missing = Array.from({ length: expected - first.size }, () => Infinity);
      return { delays: [...first.values(), ...missing], perSecond };
    }

    const sender = startWebhookSender(app);
    const subject = await measure(SECONDS);
    await sender.stop();
    await app.pool.query('DELETE FROM outbox_events');
    await app.pool.query('UPDATE webhook_endpoints SET failures = 0, failing_since = NULL, paused_until = NULL');
    const stopQueue = startPlainQueue(app);
    const baseline = await measure(BASELINE_SECONDS);
    await receiver.close();
    await stopQueue();
    const p99 = quantile(subject.delays, 0.99);
    return {
      target: `p99 at most ${MOST_MS} ms at ${EVENTS_PER_SECOND} events/s, ${HANGING} of ${ENDPOINTS} endpoints hanging`,
      ok: p99 <= MOST_MS && subject.perSecond >= 0.95 * EVENTS_PER_SECOND,
      rows: [
        { label: `first attempts, ${subject.perSecond.toFixed(0)} events/s`, value: say(subject.delays) },
        { label: `baseline: one queue, ${WORKERS} workers`, value: say(baseline.delays) },
      ],
    };
  } finally {
    await close();
  }
}

function say(delays: number[]) {
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(delays, share));
  const late = delays.filter((delay) => delay > MOST_MS).length;
  return `p50 ${p50} ms, p99 ${p99} ms; ${late} of ${delays.length} later than ${MOST_MS} ms`;
}

/** Workers that take the oldest delivery, whatever its endpoint. */
function startPlainQueue(context: Attempting) {
  const stopping = new AbortController();
  const workers = Array.from({ length: WORKERS }, async () => {
    while (!stopping.signal.aborted) {
      const room = { total: 1, byEndpoint: new Map<string, number>(), otherwise: 1 };
      const [delivery] = await takeDue(context.db, context.clock(), room);
      if (delivery) await recordAttempt(context, { ...delivery, failures: 0 }, await attempt(context, delivery));
      else await sleep(20);
    }
  });
  return async () => {
    stopping.abort();
    await Promise.all(workers);
  };
}
