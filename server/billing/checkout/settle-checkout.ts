import type { Kysely } from 'kysely';
import type { CheckoutSnapshot, PaymentSnapshot } from '../providers/payments.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { lockCompany } from '../entitlement.ts';
import { findAccessible, findUnlocked } from '../../visibility/accessible.ts';
import type { BillingContext } from '../billing-context.ts';
import { post } from '../ledger.ts';
import { mailReceipt } from '../mail-receipt.ts';
import type { CheckoutRow } from './open-at-provider.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

/**
 * Reads a checkout's state from the provider and acts on it once: a payment is delivered, or refunded when there is nothing to
 * unlock. Idempotent and safe to call concurrently.
 */
export async function settleCheckout(context: BillingContext, { checkoutId }: { checkoutId: string }): Promise<void> {
  const { db, payments } = context;
  const row = await db.selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirst();
  if (row?.state !== 'open' || row.provider !== payments.provider || !row.provider_id) return;
  const snapshot = await payments.readCheckout(row.provider_id);
  if (!snapshot || snapshot.reference !== row.id || snapshot.state === 'open') return;
  if (snapshot.state === 'expired') return void (await move(db, row, { state: 'expired' }));
  if (row.kind === 'premium') return settlePremium(context, row, snapshot);
  const payment = snapshot.paymentId ? await payments.readPayment(snapshot.paymentId) : null;
  if (payment) await settleUnlock(context, row, payment);
}

async function settleUnlock(context: BillingContext, row: CheckoutRow, payment: PaymentSnapshot) {
  const { db, clock, payments, fulfilUnlock } = context;
  await db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, row.company_id);
    const at = clock();
    const { amount } = payment;
    const target = company && (await findAccessible(trx, row.company_id, row.position_id!));
    const isDue =
      target?.talentId === row.talent_id &&
      payment.refundedMinor === 0 &&
      amount.currency === payments.prices.unlock.currency &&
      amount.amountMinor >= payments.prices.unlock.amountMinor &&
      !(await findUnlocked(trx, row.company_id, row.position_id!));
    const state = isDue ? 'paid' : 'refunding';
    if (!(await move(trx, row, { state, payment_id: payment.id, settled_at: at }))) return;
    await post(trx, {
      key: `payment:${payment.id}`,
      companyId: row.company_id,
      paymentId: payment.id,
      moves: [{ from: 'customer', to: 'provider', amount: amount.amountMinor, currency: amount.currency }],
      at,
    });
    if (isDue) {
      const paid = { ...amount, id: payment.id };
      const { talentName } = await fulfilUnlock(trx, { ...target, company: company!, kind: 'paid', payment: paid, at });
      await mailReceipt(context, trx, {
        companyId: row.company_id,
        kind: 'unlock',
        talentName,
        amount,
        at,
      });
    } else await enqueue(trx, 'refund_checkout', { checkoutId: row.id }, { key: `refund:${row.id}` });
    // The payment may have been refunded before it was posted.
    const { id } = payment;
    await enqueue(trx, 'sync_payment_object', { kind: 'payment', id }, { key: `sync:${id}` });
  });
}

/** Ends and refunds a second premium subscription bought while another one was running. */
async function settlePremium(context: BillingContext, row: CheckoutRow, snapshot: CheckoutSnapshot) {
  const { db, clock } = context;
  const { subscriptionId } = snapshot;
  if (!subscriptionId) return;
  await syncSubscription(context, subscriptionId);
  await db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, row.company_id);
    const others = await trx
      .selectFrom('checkouts as c')
      .innerJoin('subscriptions as s', 's.provider_id', 'c.subscription_id')
      .select('s.id')
      .where('c.company_id', '=', row.company_id)
      .where('c.state', '=', 'paid')
      .where('c.id', '<>', row.id)
      .where('s.state', '<>', 'ended')
      .execute();
    const isDue = company !== undefined && others.length === 0;
    const state = isDue ? 'paid' : 'refunding';
    if (!(await move(trx, row, { state, subscription_id: subscriptionId, settled_at: clock() }))) return;
    if (!isDue) await enqueue(trx, 'refund_checkout', { checkoutId: row.id }, { key: `refund:${row.id}` });
  });
}

/** Changes the state of an open checkout. @returns false when it was not open any more. */
async function move(
  db: Kysely<DB>,
  { id }: CheckoutRow,
  change: { state: CheckoutRow['state']; payment_id?: string; subscription_id?: string; settled_at?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkouts')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
