import type { BillingContext } from './billing-context.ts';
import { findCustomer } from './customer.ts';
import { closeCheckout } from './checkout/close-checkout.ts';
import { syncSubscription } from './sync/sync-subscription.ts';
import type { AccountPart } from '../platform/account-part.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

/** Stops all charges after an account is erased and deletes the customer at the provider. The ledger is retained. */
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
  const customerId = await findCustomer(context, companyId);
  if (customerId) await payments.deleteCustomer(customerId);
}

export const billingPart: AccountPart = {
  tables: {
    checkouts: { by: 'company_id' },
    subscriptions: { by: 'company_id' },
    ledger_entries: { by: 'company_id' },
  },
  async beforeErase(trx, userId) {
    const customer = await trx
      .selectFrom('billing_customers')
      .select('company_id')
      .where('company_id', '=', userId)
      .executeTakeFirst();
    if (customer) await enqueue(trx, 'end_billing', { companyId: userId }, { maxAttempts: 25 });
  },
};
