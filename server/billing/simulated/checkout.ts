import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { simulatedCheckoutSchema } from '#contract/billing/checkouts.ts';
import { givenName } from '../invoices.ts';
import { PREMIUM_PRICE, UNLOCK_PRICE } from '#contract/values/product.ts';
import { type Simulated, readSimulated, writeSimulated } from './documents.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { findCustomer } from '../customer.ts';
import { startSimulatedSubscription } from './subscriptions.ts';

type SimulatedContext = Pick<Context, 'db' | 'clock' | 'payments'>;
type SimulatedCheckout = z.infer<typeof simulatedCheckoutSchema>;

/** @throws not_found for other companies' checkouts, and when payments are real. */
export async function getSimulatedCheckout(
  context: SimulatedContext,
  viewer: Viewer,
  simulatedId: string,
): Promise<SimulatedCheckout> {
  return show(context, await getOwn(context, context.db, viewer, simulatedId));
}

/** Pays with a card that works now; `fails_later` fails on renewal. @throws not_found, or conflict when it is not open. */
export async function paySimulated(
  context: SimulatedContext,
  viewer: Viewer,
  { simulatedId, card }: { simulatedId: string; card: 'works' | 'fails_later' },
): Promise<{ url: string }> {
  return change(context, viewer, simulatedId, async (trx, { id, customerId, document }) => {
    const at = context.clock();
    const paymentId = document.kind === 'unlock' ? `sim_${randomUUID().replaceAll('-', '')}` : null;
    if (paymentId)
      await writeSimulated(
        trx,
        'payment',
        { id: paymentId, customerId, document: { amount: document.amount, refundedMinor: 0 } },
        { isNew: true },
      );
    const subscriptionId = paymentId
      ? null
      : await startSimulatedSubscription(trx, { customerId, amount: document.amount, card, at });
    await writeSimulated(trx, 'checkout', {
      id,
      customerId,
      document: { ...document, state: 'paid', paymentId, subscriptionId },
    });
    return { url: document.successUrl };
  });
}

/** Tries a card that is declined; the checkout stays open. @throws not_found, conflict */
export async function declineSimulated(
  context: SimulatedContext,
  viewer: Viewer,
  simulatedId: string,
): Promise<SimulatedCheckout> {
  return change(context, viewer, simulatedId, async (trx, own) => {
    const declined = { ...own, document: { ...own.document, wasDeclined: true } };
    await writeSimulated(trx, 'checkout', declined);
    return show(context, declined);
  });
}

/** Abandons the checkout, which then expires. @throws not_found, conflict */
export async function abandonSimulated(
  context: SimulatedContext,
  viewer: Viewer,
  simulatedId: string,
): Promise<{ url: string }> {
  return change(context, viewer, simulatedId, async (trx, own) => {
    await writeSimulated(trx, 'checkout', { ...own, document: { ...own.document, state: 'expired' } });
    return { url: own.document.cancelUrl };
  });
}

async function change<T>(
  context: SimulatedContext,
  viewer: Viewer,
  simulatedId: string,
  act: (trx: Kysely<DB>, own: Simulated<'checkout'>) => Promise<T>,
): Promise<T> {
  return context.db.transaction().execute(async (trx) => {
    const own = await getOwn(context, trx, viewer, simulatedId);
    if (stateOf(context, own) !== 'open') throw failure('conflict');
    return act(trx, own);
  });
}

async function getOwn(context: SimulatedContext, db: Kysely<DB>, { userId }: Viewer, simulatedId: string) {
  const customerId = context.payments.provider === 'simulated' ? await findCustomer(context, userId) : null;
  const found = customerId && (await readSimulated(db, 'checkout', simulatedId, { isLocking: db.isTransaction }));
  if (!found || found.customerId !== customerId) throw failure('not_found');
  return found;
}

const stateOf = ({ clock }: SimulatedContext, { document: { state, expiresAt } }: Simulated<'checkout'>) =>
  state === 'open' && new Date(expiresAt) <= clock() ? 'expired' : state;

const show = async (context: SimulatedContext, own: Simulated<'checkout'>): Promise<SimulatedCheckout> => ({
  id: own.id,
  kind: own.document.kind,
  givenName: await findGivenName(context, own.document.reference),
  price: own.document.kind === 'unlock' ? UNLOCK_PRICE : PREMIUM_PRICE,
  state: stateOf(context, own),
  wasDeclined: own.document.wasDeclined,
  expiresAt: own.document.expiresAt,
  cancelUrl: own.document.cancelUrl,
});

async function findGivenName({ db }: SimulatedContext, checkoutId: string): Promise<string | null> {
  const talent = await db
    .selectFrom('checkouts as c')
    .innerJoin('talent_profiles as t', 't.user_id', 'c.talent_id')
    .select('t.full_name')
    .where('c.id', '=', checkoutId)
    .executeTakeFirst();
  return talent ? givenName(talent.full_name) : null;
}
