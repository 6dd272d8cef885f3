import { findCustomer } from '../customer.ts';
import type { BillingContext } from '../billing-context.ts';
import { syncInvoice } from '../sync/sync-invoice.ts';
import { syncPayment } from '../sync/sync-payment.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

/** Refunds a payment in full and posts the refund. @returns false if all of it was refunded before */
export async function refundPayment(context: BillingContext, paymentId: string): Promise<boolean> {
  const payment = await context.payments.readPayment(paymentId);
  const isLeft = !payment || payment.refundedMinor < payment.amount.amountMinor;
  if (isLeft) await context.payments.refund(paymentId);
  await syncPayment(context, paymentId);
  return isLeft;
}

/** Refunds a checkout that bought nothing new: a talent already unlocked, or a second premium subscription. */
export async function refundCheckout(context: BillingContext, { checkoutId }: { checkoutId: string }) {
  const { db, payments } = context;
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', checkoutId)
    .where('state', '=', 'refunding')
    .where('provider', '=', payments.provider)
    .executeTakeFirst();
  if (!row) return;
  if (row.payment_id) return void (await refundPayment(context, row.payment_id));
  await payments.endSubscription(row.subscription_id!);
  await syncSubscription(context, row.subscription_id!);
  const customerId = await findCustomer(context, row.company_id);
  const invoices = customerId ? await payments.listInvoices(customerId) : [];
  for (const invoice of invoices.filter(({ subscriptionId }) => subscriptionId === row.subscription_id)) {
    if (!invoice.paymentId) continue;
    await syncInvoice(context, invoice.id);
    await refundPayment(context, invoice.paymentId);
  }
  await db
    .updateTable('checkouts')
    .set({ state: 'refunded' })
    .where('id', '=', checkoutId)
    .where('state', '=', 'refunding')
    .execute();
}
