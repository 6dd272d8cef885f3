import type { AuditKind } from '#contract/audit.ts';
import type { Context } from '../platform/context.ts';
import { describeError, log } from '../platform/log.ts';
import { recordEvent } from './record-event.ts';

const WINDOW_MS = 60_000;
/** Distinct refusals remembered per window; the rest of a flood is counted as one. */
const DISTINCT_MAX = 1000;

type Kind = Extract<AuditKind, 'access_refused' | 'foreign_origin_refused' | 'rate_limited'>;
interface Refusal {
  actorId: string | null;
  address: string | null;
  /** Name of the route, or of the door that is none. */
  route: string;
}

export interface Refusals {
  /** Returns at once; the trail is written behind it. */
  note(kind: Kind, refusal: Refusal): void;
  close(): Promise<void>;
}

/**
 * Adds refused requests to the audit trail without letting a flood of them fill it: the first of its kind, account, address and
 * route is written at once, its repetitions within a minute as one event with their `count`.
 */
export function createRefusals({ db }: Pick<Context, 'db'>): Refusals {
  const repeated = new Map<string, { kind: Kind; refusal: Refusal; count: number }>();
  let writing = Promise.resolve();
  const write = (kind: Kind, { actorId, address, route }: Refusal, count: number) => {
    writing = writing
      .then(() => recordEvent(db, { kind, actorId, address, details: { route, count } }))
      .catch((error: unknown) => log('error', 'a refusal was not recorded', { err: describeError(error) }));
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
