import type { AccountPart } from '../platform/account-part.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';

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
