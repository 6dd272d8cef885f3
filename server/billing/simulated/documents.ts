import { type Kysely, sql } from 'kysely';
import type { Money } from '#contract/fields/numbers.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

/** The documents of the simulated provider, by kind. Times are ISO strings. */
export interface SimulatedDocuments {
  checkout: {
    state: 'open' | 'paid' | 'expired';
    kind: 'unlock' | 'premium';
    reference: string;
    amount: Money;
    successUrl: string;
    cancelUrl: string;
    expiresAt: string;
    wasDeclined: boolean;
    paymentId: string | null;
    subscriptionId: string | null;
  };
  subscription: {
    state: 'active' | 'past_due' | 'ended';
    amount: Money;
    currentPeriodEnd: string;
    cancelAtPeriodEnd: boolean;
    card: 'works' | 'fails_later';
    failedAttempts: number;
    /** When the next renewal or retry is due. */
    dueAt: string;
    openInvoiceId: string | null;
  };
  invoice: {
    state: 'paid' | 'open' | 'void';
    number: string;
    amount: Money;
    subscriptionId: string;
    paymentId: string | null;
    createdAt: string;
  };
  payment: { amount: Money; refundedMinor: number };
}
export type SimulatedKind = keyof SimulatedDocuments;

export interface Simulated<Kind extends SimulatedKind> {
  id: string;
  customerId: string;
  document: SimulatedDocuments[Kind];
}

export async function readSimulated<Kind extends SimulatedKind>(
  db: Kysely<DB>,
  kind: Kind,
  id: string,
  { isLocking = false } = {},
): Promise<Simulated<Kind> | null> {
  const row = await db
    .selectFrom('simulated_objects')
    .select(['id', 'customer_id', 'document'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(isLocking, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return null;
  return { id, customerId: row.customer_id, document: row.document as unknown as SimulatedDocuments[Kind] };
}

/** Inserts or replaces a document and enqueues a sync, as a webhook would. With `isNew`, an existing document is left unchanged. */
export async function writeSimulated<Kind extends SimulatedKind>(
  trx: Kysely<DB>,
  kind: Kind,
  { id, customerId, document }: Simulated<Kind>,
  { isNew = false } = {},
) {
  const json = sql<string>`${JSON.stringify(document)}::jsonb`;
  if (isNew)
    await trx
      .insertInto('simulated_objects')
      .values({ id, kind, customer_id: customerId, document: json })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  else await trx.updateTable('simulated_objects').set({ document: json }).where('id', '=', id).execute();
  await enqueue(trx, 'sync_payment_object', { kind, id }, { key: `sync:${id}` });
}

export async function listSimulated<Kind extends SimulatedKind>(
  db: Kysely<DB>,
  kind: Kind,
  customerId?: string,
): Promise<Simulated<Kind>[]> {
  const rows = await db
    .selectFrom('simulated_objects')
    .select(['id', 'customer_id', 'document'])
    .where('kind', '=', kind)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId!))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    document: row.document as unknown as SimulatedDocuments[Kind],
  }));
}
