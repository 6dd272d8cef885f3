import type { BillingContext } from './billing-context.ts';
import { closeCheckout } from './checkout/close-checkout.ts';
import { syncSubscription } from './sync/sync-subscription.ts';

/** After an account is erased: nothing is charged any more, and the provider forgets the person. The books stay. */
export async function endBilling(context: BillingContext, { companyId }: { companyId: string }) {
  const { db, payments } = context;
  const open = await db
    .selectFrom('checkouts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .execute();
  for (const { id } of open) await closeCheckout(context, { checkoutId: id });
  const live = await db
    .selectFrom('subscriptions')
    .select('provider_id')
    .where('company_id', '=', companyId)
    .where('provider', '=', payments.provider)
    .where('state', '<>', 'ended')
    .execute();
  for (const { provider_id } of live) {
    await payments.endSubscription(provider_id);
    await syncSubscription(context, provider_id);
  }
  const customer = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('company_id', '=', companyId)
    .where('provider', '=', payments.provider)
    .executeTakeFirst();
  if (customer) await payments.forgetCustomer(customer.customer_id);
}
