import type { Context } from '../platform/context.ts';
import type { Refusal, RefusalKind, Refusals } from '../platform/http/routes.ts';
import { describeError, log } from '../platform/log.ts';
import { recordEvent } from './record-event.ts';

const WINDOW_MS = 60_000;
/** Maximum distinct refusals per window; all others are counted together. */
const DISTINCT_MAX = 1000;

/**
 * Adds refused requests to the audit trail without letting a flood fill it: the first with a kind, account, address and route is
 * written at once, and its repetitions within a minute become one event with a `count`.
 */
export function createRefusals({ db }: Pick<Context, 'db'>): Refusals {
  const repeated = new Map<string, { kind: RefusalKind; refusal: Refusal; count: number }>();
  let writing = Promise.resolve();
  const write = (kind: RefusalKind, { actorId, address, route }: Refusal, count: number) => {
    writing = writing
      .then(() => recordEvent(db, { kind, actorId, address, details: { route, count } }))
      .catch((error: unknown) => log('error', 'failed to record a refusal', { err: describeError(error) }));
  };
  const flush = () => {
    for (const { kind, refusal, count } of repeated.values()) if (count > 0) write(kind, refusal, count);
    repeated.clear();
  };
  const timer = setInterval(flush, WINDOW_MS).unref();
  return {
    note(kind, refusal) {
      const key = [kind, refusal.actorId, refusal.address, refusal.route].join(' ');
      const known = repeated.get(key);
      if (known) known.count++;
      else if (repeated.size < DISTINCT_MAX) {
        repeated.set(key, { kind, refusal, count: 0 });
        write(kind, refusal, 1);
      } else {
        const rest = repeated.get(kind) ?? { kind, refusal: { actorId: null, address: null, route: '*' }, count: 0 };
        rest.count++;
        repeated.set(kind, rest);
      }
    },
    async close() {
      clearInterval(timer);
      flush();
      await writing;
    },
  };
}
