import type { Context } from '../platform/context.ts';

/** Returns a company's customer at the provider, creating it at the first checkout. */
export async function ensureCustomer(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  companyId: string,
): Promise<string> {
  const known = await findCustomer({ db, payments }, companyId);
  if (known) return known;
  const { company_name, email } = await db
    .selectFrom('company_profiles')
    .select(['company_name', 'email'])
    .where('user_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const customerId = await payments.createCustomer({ id: companyId, name: company_name, email });
  await db
    .insertInto('billing_customers')
    .values({ company_id: companyId, provider: payments.provider, customer_id: customerId })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet({ provider: payments.provider, customer_id: customerId }),
    )
    .execute();
  return customerId;
}

/** Null before the first checkout, and when the stored customer belongs to another provider. */
export async function findCustomer({ db, payments }: Pick<Context, 'db' | 'payments'>, companyId: string) {
  const found = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('company_id', '=', companyId)
    .where('provider', '=', payments.provider)
    .executeTakeFirst();
  return found?.customer_id ?? null;
}
