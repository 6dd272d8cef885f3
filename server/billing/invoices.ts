import { type Kysely, sql } from 'kysely';
import { type Invoice, INVOICES_PAGE_SIZE } from '#contract/billing/billing.ts';
import { maskText } from '#contract/masking/contacts.ts';
import type { Context } from '../platform/context.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { findCustomer } from './customer.ts';
import { invalid } from '../platform/http/failure.ts';

interface Place {
  /** With millisecond precision. */
  at: Date;
  id: string;
}

/**
 * Lists the provider's invoices and the receipts of paid unlocks, newest first; empty before the first checkout.
 * @throws invalid_input for a malformed cursor
 */
export async function listInvoices(
  context: Pick<Context, 'db' | 'payments'>,
  { userId }: Viewer,
  { cursor }: { cursor?: string | undefined } = {},
): Promise<{ items: Invoice[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readPlace(cursor);
  const customerId = await findCustomer(context, userId);
  const invoices = customerId ? await context.payments.listInvoices(customerId) : [];
  const premium = invoices.map((invoice) => ({ ...invoice, kind: 'premium' as const, talentName: null }));
  const page = [...premium, ...(await listReceipts(context.db, userId, after))]
    .filter(({ createdAt, id }) => !after || isAfter({ at: createdAt, id }, after))
    .toSorted((one, other) =>
      isAfter({ at: one.createdAt, id: one.id }, { at: other.createdAt, id: other.id }) ? 1 : -1,
    );
  const shown = page.slice(0, INVOICES_PAGE_SIZE);
  const last = page.length > INVOICES_PAGE_SIZE ? shown.at(-1)! : null;
  return {
    nextCursor: last && writePlace({ at: last.createdAt, id: last.id }),
    items: shown.map(({ id, kind, number, talentName, amount, state, createdAt, url }) => ({
      id,
      kind,
      number,
      talentName,
      amount,
      state,
      createdAt: createdAt.toISOString(),
      url,
    })),
  };
}

const isAfter = (one: Place, other: Place) =>
  one.at.getTime() === other.at.getTime() ? one.id < other.id : one.at < other.at;
const writePlace = ({ at, id }: Place) => `${at.getTime()} ${id}`;

function readPlace(cursor: string): Place {
  const [, at, id] = /^(\d{1,14}) (.+)$/.exec(cursor) ?? [];
  if (!at || !id) throw invalid('cursor', 'invalid');
  return { at: new Date(Number(at)), id };
}

/** A page of receipts, plus one. The provider issues no invoice for an unlock, so its receipt comes from the ledger. */
async function listReceipts(db: Kysely<DB>, companyId: string, after: Place | null) {
  const at = sql<Date>`date_trunc('milliseconds', e.created_at)`;
  const paid = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('checkouts as c', 'c.payment_id', 'e.payment_id')
    .leftJoin('unlocked_contacts as u', 'u.payment_id', 'e.payment_id')
    .leftJoin('talent_profiles as t', 't.user_id', 'c.talent_id')
    .select(['c.id', 'c.state', 'u.closer_name', 't.full_name', 'e.amount', 'e.currency', at.as('at')])
    .where('e.company_id', '=', companyId)
    .where('e.account', '=', 'provider')
    .where('e.transaction_key', 'like', 'payment:%')
    .where('c.kind', '=', 'unlock')
    .$if(after !== null, (query) =>
      query
        .where('e.created_at', '<', new Date(after!.at.getTime() + 1))
        .where(sql<boolean>`(${at}, c.id::text) < (${after!.at}::timestamptz, ${after!.id}::text)`),
    )
    .orderBy('e.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(INVOICES_PAGE_SIZE + 1)
    .execute();
  return paid.map(({ id, state, closer_name, full_name, amount, currency, at: createdAt }) => ({
    id,
    kind: 'unlock' as const,
    number: null,
    talentName: boughtName({ closer_name, full_name }),
    amount: { amountMinor: amount, currency },
    state: state === 'paid' ? ('paid' as const) : ('refunded' as const),
    createdAt,
    url: null,
  }));
}

/** The name on a receipt: as unlocked, or the given name if nothing was. Null once the talent's account is erased. */
export const boughtName = ({ closer_name, full_name }: { closer_name: string | null; full_name: string | null }) =>
  closer_name ?? (full_name === null ? null : givenName(full_name));

/** The name that is shown before an unlock, without the initial. Contacts typed as a name are masked. */
export const givenName = (fullName: string) => maskText(fullName, '').split(/[\s._]+/)[0]!;
