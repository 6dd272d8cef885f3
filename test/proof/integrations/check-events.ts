import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';
import type { Received } from '../../http/webhook-receiver.ts';
import type { Subject } from './move-contacts.ts';

/** A killed sender's deliveries are taken over within 30 seconds. */
const SETTLE_WITHIN_MS = 120_000;

/** Waits until nothing is pending for the endpoints that respond. */
export async function settle({ pool }: Context) {
  const until = Date.now() + SETTLE_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query<{ left: string }>(
      `SELECT count(*) AS left FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.state = 'pending' AND e.url NOT LIKE '%/hangs'`,
    );
    if (Number(rows[0]!.left) === 0) return;
    if (Date.now() > until) throw new Error(`${rows[0]!.left} deliveries are still on their way`);
    await sleep(250);
  }
}

export async function checkAll({ pool }: Context, subjects: Subject[], received: Received[]): Promise<string[]> {
  const failures: string[] = [];
  for (const [index, { contactId, acknowledged }] of subjects.entries()) {
    const events = new Map(received.filter(({ path }) => path === `/${index}`).map(({ event }) => [event.id, event]));
    const moves = [...events.values()]
      .filter((event) => event.type === 'contact.stage_changed')
      .toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
    let stage = 'new';
    for (const { data } of moves) {
      if (data.previousStage !== stage)
        failures.push(`company ${index}: ${stage} is followed by ${data.previousStage}`);
      stage = data.stage;
    }
    const { rows } = await pool.query<{ stage: string }>('SELECT stage FROM unlocked_contacts WHERE id = $1', [
      contactId,
    ]);
    if (rows[0]!.stage !== stage)
      failures.push(`company ${index}: the last event says ${stage}, not ${rows[0]!.stage}`);
    // Setting the same stage again after a lost response changes nothing.
    if (moves.length === 0 || acknowledged === 0) failures.push(`company ${index}: nothing happened`);
  }
  return failures;
}
