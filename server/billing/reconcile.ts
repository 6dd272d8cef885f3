import { sql } from 'kysely';
import { UNLOCK_UNIT } from '#contract/billing/billing.ts';
import type { Context } from '../platform/context.ts';
import { bookedPayment } from './ledger.ts';

export interface Reconciliation {
  /** Number of the provider's payments that were compared. */
  payments: number;
  unlocks: number;
  differences: string[];
}

/** Compares the ledger with the provider's payments and with the unlocks. Read-only. */
export async function reconcile(context: Pick<Context, 'db' | 'payments'>): Promise<Reconciliation> {
  const { db, payments } = context;
  const differences = [
    ...(await unbalanced(context)),
    ...(await unlocksAgainstLedger(context)),
    ...(await undelivered(context)),
  ];
  const customers = new Set(
    (await db.selectFrom('billing_customers').select('customer_id').execute()).map((c) => c.customer_id),
  );
  const seen = new Set<string>();
  for await (const { id, customerId, amount, refundedMinor } of payments.listPayments()) {
    // The provider's account may take other payments too; only those of this product's customers must be in the ledger.
    if (!customerId || !customers.has(customerId)) continue;
    seen.add(id);
    const booked = await bookedPayment(db, id);
    if (!booked) differences.push(`payment ${id}: ${amount.amountMinor} ${amount.currency} is not in the ledger`);
    else if (booked.taken !== amount.amountMinor || booked.currency !== amount.currency)
      differences.push(
        `payment ${id}: took ${amount.amountMinor} ${amount.currency}, booked ${booked.taken} ${booked.currency}`,
      );
    else if (booked.refunded !== refundedMinor)
      differences.push(`payment ${id}: refunded ${refundedMinor}, booked ${booked.refunded}`);
  }
  const { rows: own } = await sql<{ payment_id: string }>`
    SELECT DISTINCT e.payment_id FROM ledger_entries e JOIN billing_customers c USING (company_id)
    WHERE e.account = 'provider' AND c.provider = ${payments.provider}
      AND (e.payment_id LIKE 'sim\\_%') = (${payments.provider} = 'simulated')`.execute(db);
  for (const { payment_id } of own)
    if (!seen.has(payment_id)) differences.push(`payment ${payment_id} is in the ledger but unknown to the provider`);
  const { count } = await db
    .selectFrom('unlocked_contacts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { payments: seen.size, unlocks: count, differences };
}

async function unbalanced({ db }: Pick<Context, 'db'>) {
  const { rows } = await sql<{ transaction_key: string; currency: string; sum: number }>`
    SELECT transaction_key, currency, sum(amount) FROM ledger_entries
    GROUP BY 1, 2 HAVING sum(amount) <> 0`.execute(db);
  return rows.map((row) => `transaction ${row.transaction_key} does not balance: ${row.sum} ${row.currency}`);
}

/** Every unlock is in the ledger once. The ledger retains unlocks of erased accounts. */
async function unlocksAgainstLedger({ db }: Pick<Context, 'db'>) {
  const { rows } = await sql<{ id: string; kind: string; payment_id: string | null; account: string | null }>`
    SELECT u.id, u.kind, u.payment_id, e.account FROM unlocked_contacts u
    LEFT JOIN ledger_entries e ON e.transaction_key = 'unlock:' || u.id AND e.currency = ${UNLOCK_UNIT} AND e.amount = -1
    WHERE e.account IS DISTINCT FROM CASE u.kind WHEN 'free' THEN 'granted_free' WHEN 'premium' THEN 'granted_premium'
      WHEN 'credit' THEN 'credits' ELSE 'sold' END
    OR (u.kind = 'paid' AND e.payment_id IS DISTINCT FROM u.payment_id)`.execute(db);
  return rows.map((row) => `unlock ${row.id} (${row.kind}) is booked as ${row.account ?? 'nothing'}`);
}

/** Payments that were neither delivered nor refunded, with no refund under way. */
async function undelivered({ db }: Pick<Context, 'db'>) {
  const { rows } = await sql<{ payment_id: string; sum: number; currency: string }>`
    SELECT payment_id, currency, sum(amount) FROM ledger_entries
    WHERE account = 'customer' AND payment_id NOT IN
      (SELECT payment_id FROM checkouts WHERE state = 'refunding' AND payment_id IS NOT NULL)
    GROUP BY 1, 2 HAVING sum(amount) <> 0`.execute(db);
  return rows.map((row) => `payment ${row.payment_id}: ${-row.sum} ${row.currency} is neither delivered nor refunded`);
}
