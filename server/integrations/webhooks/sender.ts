import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { describeError, log } from '../../platform/log.ts';
import { type Attempting, attempt } from './attempt.ts';
import { recordAttempt } from './record-attempt.ts';
import { type TakenDelivery, takeDue } from './take-due.ts';

const POLL_MS = 50;
const IDLE_POLL_MS = 400;
/** Maximum concurrent requests in this process, and to one endpoint. */
const TOTAL_MAX = 400;
const ENDPOINT_MAX = 16;
const FIRST_ALLOWANCE = 1;
/** Endpoints that were used in the last minute. */
const LANES_MAX = 2000;
/** Running requests get this long to finish when the server stops. */
const STOP_WITHIN_MS = 5000;

/** How many requests an endpoint may have at a time. Doubles with each success and resets on a failure. */
interface Lane {
  running: number;
  allowance: number;
}

/**
 * Sends due deliveries until stopped. Endpoints are served in parallel. One that hangs occupies only a single request, since
 * only successes widen its lane, so the others don't wait for it.
 */
export function startWebhookSender(context: Attempting) {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const lanes = new LRUCache<string, Lane>({ max: LANES_MAX, ttl: MINUTE_MS });
  const running = new Set<Promise<void>>();

  const loop = (async () => {
    let pause = POLL_MS;
    while (!stopping.signal.aborted) {
      const room = TOTAL_MAX - running.size;
      const byEndpoint = new Map(
        [...lanes.entries()].map(([id, lane]) => [id, Math.max(0, lane.allowance - lane.running)]),
      );
      const taken =
        room > 0
          ? await takeDue(context.db, context.clock(), { total: room, byEndpoint, otherwise: FIRST_ALLOWANCE }).catch(
              noteFailure,
            )
          : [];
      for (const delivery of taken) start(delivery);
      pause = taken.length > 0 ? POLL_MS : Math.min(pause * 1.2, IDLE_POLL_MS);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  function start(delivery: TakenDelivery) {
    const lane = lanes.get(delivery.endpointId) ?? { running: 0, allowance: FIRST_ALLOWANCE };
    lanes.set(delivery.endpointId, lane);
    lane.running++;
    const work = send(delivery, lane)
      .catch(noteFailure)
      .then(() => {
        lane.running--;
        running.delete(work);
      });
    running.add(work);
  }

  async function send(delivery: TakenDelivery, lane: Lane) {
    const outcome = await attempt(context, delivery, cutting.signal);
    // An aborted request says nothing about the endpoint: the next sender takes it over.
    if (cutting.signal.aborted && outcome.status === null) return;
    lane.allowance = outcome.isDelivered ? Math.min(lane.allowance * 2, ENDPOINT_MAX) : FIRST_ALLOWANCE;
    await recordAttempt(context, delivery, outcome);
  }

  return {
    async stop() {
      stopping.abort();
      await loop;
      await Promise.race([Promise.all(running), sleep(STOP_WITHIN_MS)]);
      cutting.abort();
      await Promise.all(running);
    },
  };
}

/** A failed delivery is taken again when its lease ends. */
function noteFailure(error: unknown): [] {
  log('error', 'webhooks: sending failed', { err: describeError(error) });
  return [];
}
