import { enqueue } from '../../platform/jobs/enqueue.ts';
import { findCustomer } from '../customer.ts';
import type { BillingContext } from '../billing-context.ts';
import { bookedPayment, post } from '../ledger.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Posts a paid invoice to the ledger once and syncs its subscription. */
export async function syncInvoice(context: BillingContext, invoiceId: string) {
  const { db, clock, payments } = context;
  const invoice = await payments.readInvoice(invoiceId);
  if (!invoice) return;
  if (invoice.subscriptionId) await syncSubscription(context, invoice.subscriptionId);
  const customer = await db
    .selectFrom('billing_customers')
    .select('company_id')
    .where('customer_id', '=', invoice.customerId)
    .executeTakeFirst();
  if (!customer || invoice.state !== 'paid' || !invoice.paymentId || invoice.amount.amountMinor === 0) return;
  const { amountMinor: amount, currency } = invoice.amount;
  const { paymentId } = invoice;
  await db.transaction().execute(async (trx) => {
    const isNew = await post(trx, {
      key: `payment:${paymentId}`,
      companyId: customer.company_id,
      paymentId,
      moves: [{ from: 'premium_revenue', to: 'provider', amount, currency }],
      at: clock(),
    });
    if (!isNew) return;
    await mailReceipt(context, trx, {
      companyId: customer.company_id,
      kind: 'premium',
      talentName: null,
      amount: invoice.amount,
      at: invoice.createdAt,
    });
    // The payment may have been refunded before it was posted.
    await enqueue(trx, 'sync_payment_object', { kind: 'payment', id: paymentId }, { key: `sync:${paymentId}` });
  });
}

/** Posts every paid invoice of a company that is missing from the ledger. */
export async function syncInvoices(context: BillingContext, { companyId }: { companyId: string }) {
  const customerId = await findCustomer(context, companyId);
  if (!customerId) return;
  for (const { id, paymentId } of await context.payments.listInvoices(customerId))
    if (paymentId && !(await bookedPayment(context.db, paymentId))) await syncInvoice(context, id);
}
