import type { PaymentObject } from '../providers/payments.ts';
import type { BillingContext } from '../billing-context.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { syncInvoice } from './sync-invoice.ts';
import { syncPayment } from './sync-payment.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Re-reads an object at the provider and brings the local state in line with it. */
export async function syncPaymentObject(context: BillingContext, { kind, id }: PaymentObject) {
  if (kind === 'checkout') return syncCheckout(context, id);
  if (kind === 'subscription') return syncSubscription(context, id);
  if (kind === 'invoice') return syncInvoice(context, id);
  return syncPayment(context, id);
}

/** Settles a checkout, found by the provider's id, or by its reference if a crash prevented that id from being stored. */
async function syncCheckout(context: BillingContext, providerId: string) {
  const { db, payments } = context;
  const known = await db.selectFrom('checkouts').select('id').where('provider_id', '=', providerId).executeTakeFirst();
  if (known) return settleCheckout(context, { checkoutId: known.id });
  const reference = (await payments.readCheckout(providerId))?.reference;
  if (!reference || !/^[0-9a-f-]{36}$/.test(reference)) return;
  await db
    .updateTable('checkouts')
    .set({ provider_id: providerId })
    .where('id', '=', reference)
    .where('provider_id', 'is', null)
    .execute();
  await settleCheckout(context, { checkoutId: reference });
}
