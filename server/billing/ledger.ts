import type { Kysely } from 'kysely';
import { UNLOCK_UNIT } from '#contract/billing/billing.ts';
import type { DB } from '../platform/db/schema.gen.ts';

/**
 * Money accounts: `provider` (held for us), `customer` (paid but not yet delivered) and the two revenues. Unlock accounts, in UNL:
 * `unlocked` and its sources; `credits` are returned unlocks that have not been used yet.
 */
export type LedgerAccount =
  | 'provider'
  | 'customer'
  | 'unlock_revenue'
  | 'premium_revenue'
  | 'unlocked'
  | 'granted_free'
  | 'granted_premium'
  | 'granted_guarantee'
  | 'sold'
  | 'credits';

interface Move {
  from: LedgerAccount;
  to: LedgerAccount;
  amount: number;
  currency: string;
}

interface Posting {
  /** Identifies the business event. Each key is posted once. */
  key: string;
  companyId: string;
  paymentId?: string | null;
  moves: Move[];
  at: Date;
}

/** Posts a balanced transaction, each move as two entries. @returns false when the key was posted before. */
export async function post(trx: Kysely<DB>, { key, companyId, paymentId, moves, at }: Posting): Promise<boolean> {
  const entry = (account: LedgerAccount, amount: number, currency: string) => ({
    transaction_key: key,
    account,
    amount,
    currency,
    company_id: companyId,
    payment_id: paymentId ?? null,
    created_at: at,
  });
  const inserted = await trx
    .insertInto('ledger_entries')
    .values(
      moves.flatMap(({ from, to, amount, currency }) => [entry(from, -amount, currency), entry(to, amount, currency)]),
    )
    .onConflict((conflict) => conflict.columns(['transaction_key', 'account', 'currency']).doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}

/** The unlocks that were returned to a company and not used yet. */
export async function creditsOf(db: Kysely<DB>, companyId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('company_id', '=', companyId)
    .where('account', '=', 'credits')
    .where('currency', '=', UNLOCK_UNIT)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

const REFUND = 'refund:';

/** What the ledger says about a payment: the amounts taken and refunded. Failed refunds are reversed and do not count. */
export async function bookedPayment(db: Kysely<DB>, paymentId: string) {
  const entries = await db
    .selectFrom('ledger_entries')
    .select(['transaction_key', 'account', 'amount', 'currency', 'company_id'])
    .where('payment_id', '=', paymentId)
    .execute();
  const cash = entries.filter(({ account }) => account === 'provider');
  const first = cash[0];
  if (!first) return null;
  const sumOf = (isRefund: boolean) =>
    cash
      .filter(({ transaction_key }) => transaction_key.startsWith(REFUND) === isRefund)
      .reduce((sum, { amount }) => sum + amount, 0);
  return {
    companyId: first.company_id,
    currency: first.currency,
    taken: sumOf(false),
    refunded: -sumOf(true),
    /** Transaction key for the next change of the refunded amount. */
    nextRefundKey: `${REFUND}${paymentId}:${cash.length}`,
    /** The revenue account that holds the money; undefined while it is still the customer's. */
    heldBy: (['unlock_revenue', 'premium_revenue'] as const).find((account) =>
      entries.some((entry) => entry.account === account),
    ),
  };
}
