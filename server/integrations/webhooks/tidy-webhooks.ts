import { DAY_MS } from '#contract/values/durations.ts';
import { DELIVERY_DAYS } from '#contract/values/integrations.ts';
import type { Context } from '../../platform/context.ts';
import { disableEndpoint } from './record-attempt.ts';

/** Maximum events deleted per statement, so that it never locks many rows for long. */
const BATCH = 5000;

/** Deletes events older than 30 days with their deliveries, and turns off expired endpoints. */
export async function tidyWebhooks({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const now = clock();
  const oldest = new Date(now.getTime() - DELIVERY_DAYS * DAY_MS);
  for (;;) {
    const batch = db.selectFrom('outbox_events').select('id').where('created_at', '<', oldest).limit(BATCH);
    const { numDeletedRows } = await db.deleteFrom('outbox_events').where('id', 'in', batch).executeTakeFirstOrThrow();
    if (numDeletedRows < BATCH) break;
  }
  const expired = await db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('expires_at', '<=', now)
    .where('disabled_at', 'is', null)
    .execute();
  for (const { id } of expired) await db.transaction().execute((trx) => disableEndpoint(trx, id, 'expired', now));
}
