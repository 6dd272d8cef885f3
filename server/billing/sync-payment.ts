import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { publishWith } from '../live/publish.ts';
import { bookedPayment, post } from './ledger.ts';

/**
 * Books what was refunded of a payment since the books last looked. A refunded unlock stays readable, since its contact
 * was seen; it is marked, its revenue is reversed, and its reply guarantee ends.
 */
export async function syncPayment({ db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>, id: string) {
  const truth = await payments.readPayment(id);
  if (!truth || truth.refundedMinor === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(trx);
    const booked = await bookedPayment(trx, id);
    // A payment that is not in the books yet comes back here when it is.
    if (!booked || truth.refundedMinor <= booked.refunded) return;
    const at = clock();
    await post(trx, {
      key: `refund:${id}:${truth.refundedMinor}`,
      companyId: booked.companyId,
      paymentId: id,
      moves: [
        {
          from: 'provider',
          to: booked.heldBy ?? 'customer',
          amount: truth.refundedMinor - booked.refunded,
          currency: booked.currency,
        },
      ],
      at,
    });
    if (truth.refundedMinor < booked.taken) return;
    await trx
      .updateTable('checkouts')
      .set({ state: 'refunded' })
      .where('payment_id', '=', id)
      .where('state', 'in', ['paid', 'refunding'])
      .execute();
    await trx
      .updateTable('unlocked_contacts')
      .set({ refunded_at: at, guarantee: sql`CASE guarantee WHEN 'open' THEN 'none' ELSE guarantee END` })
      .where('payment_id', '=', id)
      .execute();
    await publishWith(trx, booked.companyId, 'billing_changed', {});
  });
}
