import { sql } from 'kysely';
import { MINUTE_MS } from '#contract/values/durations.ts';
import type { Context } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

const EVENT_RETENTION_DAYS = 40;

/** Re-reads everything that should have changed by now, in case a webhook was lost, and deletes old event ids. */
export async function catchUpPayments({ db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>) {
  const now = clock();
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const checkouts = await db
    .selectFrom('checkouts')
    .select(['id', 'state', 'expires_at', 'provider_id'])
    .where('provider', '=', payments.provider)
    .where('state', 'in', ['open', 'refunding'])
    .where('created_at', '<', before(5))
    .execute();
  for (const { id, state, expires_at, provider_id } of checkouts) {
    if (state === 'refunding') await enqueue(db, 'refund_checkout', { checkoutId: id }, { key: `refund:${id}` });
    else if (expires_at <= now) await enqueue(db, 'close_checkout', { checkoutId: id }, { key: `close:${id}` });
    else if (provider_id)
      await enqueue(db, 'sync_payment_object', { kind: 'checkout', id: provider_id }, { key: `sync:${provider_id}` });
  }
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select('provider_id')
    .where('provider', '=', payments.provider)
    .where('state', '<>', 'ended')
    .where((eb) =>
      eb.or([eb('current_period_end', 'is', null), eb('current_period_end', '<', now), eb('state', '=', 'past_due')]),
    )
    .execute();
  for (const { provider_id: id } of subscriptions)
    await enqueue(db, 'sync_payment_object', { kind: 'subscription', id }, { key: `sync:${id}` });
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', sql<Date>`${now}::timestamptz - ${EVENT_RETENTION_DAYS} * interval '1 day'`)
    .execute();
}
