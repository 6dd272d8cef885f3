import { type Kysely, sql } from 'kysely';
import type { Money } from '#contract/fields/numbers.ts';
import { type Simulated, type SimulatedDocuments, readSimulated, writeSimulated } from './documents.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { writeInvoice, plainId } from './invoices.ts';

const RETRY_EVERY_MS = 3 * DAY_MS;
const ATTEMPTS_MAX = 4;
interface Start {
  customerId: string;
  amount: Money;
  card: SimulatedDocuments['subscription']['card'];
  at: Date;
}

/** Starts a subscription with its first invoice paid. @returns its id. */
export async function startSimulatedSubscription(trx: Kysely<DB>, { customerId, amount, card, at }: Start) {
  const id = `sim_sub_${plainId()}`;
  const currentPeriodEnd = monthAfter(at).toISOString();
  await writeSimulated(
    trx,
    'subscription',
    {
      id,
      customerId,
      document: {
        state: 'active',
        amount,
        currentPeriodEnd,
        cancelAtPeriodEnd: false,
        card,
        failedAttempts: 0,
        dueAt: currentPeriodEnd,
        openInvoiceId: null,
      },
    },
    { isNew: true },
  );
  await writeInvoice(trx, { customerId, subscriptionId: id, amount, isPaid: true, at });
  return id;
}

/** Renews, retries or ends every simulated subscription that is due, as a real provider does automatically. */
export async function advanceSimulatedSubscriptions({
  db,
  clock,
  payments,
}: Pick<Context, 'db' | 'clock' | 'payments'>) {
  if (payments.provider !== 'simulated') return;
  const now = clock();
  const due = await db
    .selectFrom('simulated_objects')
    .select('id')
    .where('kind', '=', 'subscription')
    .where(sql<boolean>`document->>'state' <> 'ended' AND (document->>'dueAt')::timestamptz <= ${now}`)
    .execute();
  for (const { id } of due)
    await db.transaction().execute(async (trx) => {
      const found = await readSimulated(trx, 'subscription', id, { isLocking: true });
      if (found && found.document.state !== 'ended' && new Date(found.document.dueAt) <= now)
        await writeSimulated(trx, 'subscription', {
          ...found,
          document: { ...found.document, ...(await advance(trx, found, now)) },
        });
    });
}

/** Advances a subscription that is due by one step. */
async function advance(
  trx: Kysely<DB>,
  { id, customerId, document }: Simulated<'subscription'>,
  now: Date,
): Promise<Partial<SimulatedDocuments['subscription']>> {
  const { state, amount, card, cancelAtPeriodEnd, failedAttempts, openInvoiceId, currentPeriodEnd } = document;
  // The period of a failed renewal has already begun, so its retries continue.
  if (cancelAtPeriodEnd && state === 'active') return { state: 'ended' };
  if (card === 'works') {
    await writeInvoice(trx, { id: openInvoiceId, customerId, subscriptionId: id, amount, isPaid: true, at: now });
    const next = monthAfter(new Date(currentPeriodEnd)).toISOString();
    return { state: 'active', currentPeriodEnd: next, dueAt: next, failedAttempts: 0, openInvoiceId: null };
  }
  if (failedAttempts + 1 >= ATTEMPTS_MAX) return { state: 'ended' };
  return {
    state: 'past_due',
    failedAttempts: failedAttempts + 1,
    dueAt: new Date(now.getTime() + RETRY_EVERY_MS).toISOString(),
    openInvoiceId:
      openInvoiceId ?? (await writeInvoice(trx, { customerId, subscriptionId: id, amount, isPaid: false, at: now })),
  };
}

/** The same day of the next month, or its last day. */
export function monthAfter(at: Date): Date {
  const next = new Date(at);
  next.setUTCMonth(at.getUTCMonth() + 1);
  if (next.getUTCDate() !== at.getUTCDate()) next.setUTCDate(0);
  return next;
}

/** Ends simulated premium subscriptions once real payments are configured. */
export async function endSimulatedPremium({ db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>) {
  if (payments.provider === 'simulated') return;
  await db
    .updateTable('subscriptions')
    .set({ state: 'ended', past_due_at: null, updated_at: clock() })
    .where('provider', '=', 'simulated')
    .where('state', '<>', 'ended')
    .execute();
}
