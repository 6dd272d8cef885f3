import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/values/durations.ts';
import { createTestContext, createTestServer } from '#test/fixtures/app.ts';
import { createCompany, createCompanyWithoutFreeUnlock, createFoundTalent } from '#test/fixtures/factories.ts';
import { type StripeStandIn, signed, startStripe } from '#test/stripe/server.ts';
import { eraseAccount } from '../../accounts/erasure/erase-account.ts';
import type { Context } from '../../platform/context.ts';
import { jobs } from '../../app/schedule.ts';
import { drainJobs } from '../../platform/jobs/worker.ts';
import { getContact } from '../../unlocks/contacts.ts';
import { getBilling, openPortal, setPremiumEnding } from '../billing.ts';
import { listInvoices } from '../invoices.ts';
import { confirmCheckout } from '../checkout/confirm-checkout.ts';
import { openAtProvider } from '../checkout/open-at-provider.ts';
import { reconcile } from '../reconcile.ts';
import { startPremiumCheckout, startUnlockCheckout } from '../checkout/start-checkout.ts';
import { syncPaymentObject } from '../sync/sync-object.ts';

let app: Context;
let server: FastifyInstance;
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripe();
  app = await createTestContext(stripe.settings);
  server = await createTestServer(app);
});
afterAll(() => stripe.close());
beforeEach(() => stripe.misbehave(null));

const deliver = (payload: string, signature: string) =>
  server.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });

/** Delivers the webhooks of everything that happened since the last call, in the given order. */
async function deliverAll(order = (events: typeof stripe.account.events) => events) {
  for (const event of order(stripe.account.events.splice(0))) {
    const { payload, signature } = signed(event);
    expect((await deliver(payload, signature)).statusCode).toBe(200);
  }
  await drainJobs(app, jobs);
}

const sessionOf = (checkoutId: string) =>
  [...stripe.account.sessions.values()].find((session) => session.client_reference_id === checkoutId)!;

async function buyer() {
  const { viewer } = await createCompanyWithoutFreeUnlock(app);
  const talent = await createFoundTalent(app);
  const { checkoutId, url } = await startUnlockCheckout(app, viewer, talent.positionId);
  return { viewer, talent, checkoutId, url, session: sessionOf(checkoutId) };
}

describe('a payment through Stripe', () => {
  test('costs 6 EUR and unlocks by webhook, regardless of repeated or reordered events', async () => {
    const { viewer, checkoutId, session } = await buyer();
    expect([session.amount_total, session.currency]).toEqual([600, 'eur']);
    stripe.account.pay(session.id);
    await deliverAll((events) => [...events, ...events, ...events.toReversed()]);
    const { state, contactId } = await confirmCheckout(app, viewer, checkoutId);
    expect(state).toBe('paid');
    expect(await getContact(app, viewer.userId, contactId!)).toMatchObject({
      kind: 'paid',
      paid: { amountMinor: 600, currency: 'EUR' },
    });
  });

  test('is confirmed on return without any webhook, and not before it is paid', async () => {
    const { viewer, checkoutId, session } = await buyer();
    expect(await confirmCheckout(app, viewer, checkoutId)).toMatchObject({ state: 'open' });
    stripe.account.pay(session.id);
    expect(await confirmCheckout(app, viewer, checkoutId)).toMatchObject({ state: 'paid' });
  });

  test('refunded in parts and then in full is reversed in the ledger, and the contact stays', async () => {
    const { viewer, checkoutId, session } = await buyer();
    stripe.account.pay(session.id);
    await deliverAll();
    stripe.account.refund(session.payment_intent!, 200);
    stripe.account.refund(session.payment_intent!);
    await deliverAll((events) => events.toReversed());
    const { state, contactId } = await confirmCheckout(app, viewer, checkoutId);
    expect(state).toBe('refunded');
    expect((await getContact(app, viewer.userId, contactId!)).refundedAt).not.toBeNull();
    const { revenue } = await app.db
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.sum<string>('amount').as('revenue'))
      .where('account', '=', 'unlock_revenue')
      .where('payment_id', '=', session.payment_intent)
      .executeTakeFirstOrThrow();
    expect(Number(revenue)).toBe(0);
  });

  test('whose refund fails days later is restored in the ledger and for the contact, and the operator gets a mail', async () => {
    const { viewer, checkoutId, session } = await buyer();
    stripe.account.pay(session.id);
    const paymentId = session.payment_intent!;
    await deliverAll();
    const refundedAt = async () => {
      const { contactId } = await confirmCheckout(app, viewer, checkoutId);
      return (await getContact(app, viewer.userId, contactId!)).refundedAt;
    };
    for (let time = 0; time < 2; time++) {
      stripe.account.refund(paymentId);
      await deliverAll();
      expect(await refundedAt()).not.toBeNull();
      stripe.account.failRefund(paymentId);
      await deliverAll((events) => [...events, ...events]);
      expect(await refundedAt()).toBeNull();
    }
    expect((await reconcile(app)).differences.filter((line) => line.includes(paymentId))).toEqual([]);
    const mails = await app.db.selectFrom('mails').select('subject').where('text', 'like', `%${paymentId}%`).execute();
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('A refund of €6.00 failed'));
  });

  test('is requested once even when responses are lost', async () => {
    const { viewer } = await createCompanyWithoutFreeUnlock(app);
    const talent = await createFoundTalent(app);
    let call = 0;
    stripe.misbehave({ failing: 0, losing: 0.5, delayMs: 0, random: () => (call++ < 6 ? 0.3 : 0.9) });
    const before = stripe.account.sessions.size;
    const { checkoutId } = await startUnlockCheckout(app, viewer, talent.positionId);
    expect(stripe.account.sessions.size - before).toBe(1);
    expect(sessionOf(checkoutId)).toBeDefined();
  });

  test('fails with an error while Stripe is unavailable', async () => {
    const { viewer } = await createCompanyWithoutFreeUnlock(app);
    const talent = await createFoundTalent(app);
    stripe.misbehave({ failing: 1, losing: 0, delayMs: 0, random: () => 0 });
    await expect(startUnlockCheckout(app, viewer, talent.positionId)).rejects.toThrow('Stripe does not answer');
    stripe.misbehave(null);
    expect(await startUnlockCheckout(app, viewer, talent.positionId)).toHaveProperty('url');
  });

  test('whose checkout id was lost in a crash is found by its reference', async () => {
    const { viewer, checkoutId, session } = await buyer();
    await app.db.updateTable('checkouts').set({ provider_id: null, url: null }).where('id', '=', checkoutId).execute();
    stripe.account.pay(session.id);
    await deliverAll();
    expect(await confirmCheckout(app, viewer, checkoutId)).toMatchObject({ state: 'paid' });
  });
});

describe('a checkout whose start was interrupted', () => {
  const cutOff = async (minutesLeft: number) => {
    const { viewer } = await createCompanyWithoutFreeUnlock(app);
    const talent = await createFoundTalent(app);
    const row = await app.db
      .insertInto('checkouts')
      .values({
        company_id: viewer.userId,
        kind: 'unlock',
        talent_id: talent.viewer.userId,
        position_id: talent.positionId,
        provider: 'stripe',
        expires_at: new Date(Date.now() + minutesLeft * MINUTE_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { viewer, talent, row };
  };

  test('is opened by the next start', async () => {
    const { viewer, talent, row } = await cutOff(59);
    expect(await startUnlockCheckout(app, viewer, talent.positionId)).toMatchObject({ checkoutId: row.id });
  });
  test.each([20, -1])('is replaced when it has %i minutes left and Stripe knows none', async (minutes) => {
    const { viewer, talent, row } = await cutOff(minutes);
    const { checkoutId } = await startUnlockCheckout(app, viewer, talent.positionId);
    expect(checkoutId).not.toBe(row.id);
    expect(await confirmCheckout(app, viewer, row.id)).toMatchObject({ state: 'expired' });
  });
  test('unlocks instead of being replaced when it was paid', async () => {
    const { viewer, talent, row } = await cutOff(59);
    await openAtProvider(app, row);
    await app.db
      .updateTable('checkouts')
      .set({ provider_id: null, url: null, expires_at: new Date(Date.now() + MINUTE_MS) })
      .where('id', '=', row.id)
      .execute();
    stripe.account.pay(sessionOf(row.id).id);
    await deliverAll();
    await expect(startUnlockCheckout(app, viewer, talent.positionId)).rejects.toMatchObject({ code: 'conflict' });
    expect(await confirmCheckout(app, viewer, row.id)).toMatchObject({ state: 'paid' });
  });
});

describe('premium through Stripe', () => {
  async function subscriber() {
    const { viewer } = await createCompany(app);
    const { checkoutId } = await startPremiumCheckout(app, viewer);
    const session = sessionOf(checkoutId);
    stripe.account.pay(session.id);
    await deliverAll((events) => events.toReversed());
    return { viewer, id: session.subscription!, billing: () => getBilling(app, viewer) };
  }

  test('costs 65 EUR a month, has invoices and a portal, is cancelled and resumed', async () => {
    const { viewer, id, billing } = await subscriber();
    expect((await billing()).plan).toBe('premium');
    expect((await setPremiumEnding(app, viewer, true)).subscription?.isEnding).toBe(true);
    expect((await setPremiumEnding(app, viewer, false)).subscription?.isEnding).toBe(false);
    stripe.account.renew(id, { works: true });
    await deliverAll();
    const { items } = await listInvoices(app, viewer);
    expect(items.map(({ amount, state }) => [amount.amountMinor, amount.currency, state])).toEqual([
      [6500, 'EUR', 'paid'],
      [6500, 'EUR', 'paid'],
    ]);
    expect((await openPortal(app, viewer)).url).toMatch(/^https:/);
  });

  test('falls due, recovers, and ends', async () => {
    const { id, billing } = await subscriber();
    stripe.account.renew(id, { works: false });
    await deliverAll((events) => events.toReversed());
    expect((await billing()).subscription).toMatchObject({ state: 'past_due' });
    stripe.account.renew(id, { works: true });
    await deliverAll();
    expect((await billing()).subscription).toMatchObject({ state: 'active', graceEndsAt: null });
    stripe.account.cancel(id);
    await deliverAll();
    expect((await billing()).plan).toBe('free');
  });

  test('ignores an older response that arrives late', async () => {
    const { id, billing } = await subscriber();
    const read = app.payments.readSubscription;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = {
      ...app,
      payments: {
        ...app.payments,
        readSubscription: async (subscriptionId: string) => {
          const snapshot = await read(subscriptionId);
          await held;
          return snapshot;
        },
      },
    };
    const late = syncPaymentObject(slow, { kind: 'subscription', id });
    await new Promise((resolve) => setTimeout(resolve, 100));
    stripe.account.renew(id, { works: false });
    await syncPaymentObject(app, { kind: 'subscription', id });
    release();
    await late;
    expect((await billing()).subscription).toMatchObject({ state: 'past_due' });
  });

  test('bought a second time is ended and refunded', async () => {
    const { viewer, billing } = await subscriber();
    const row = await app.db
      .insertInto('checkouts')
      .values({
        company_id: viewer.userId,
        kind: 'premium',
        provider: 'stripe',
        expires_at: new Date(Date.now() + HOUR_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await openAtProvider(app, row);
    const session = sessionOf(row.id);
    stripe.account.pay(session.id);
    await deliverAll();
    await deliverAll();
    expect(stripe.account.subscriptions.get(session.subscription!)?.status).toBe('canceled');
    const taken = [...stripe.account.payments.values()].filter(({ customer }) => customer === session.customer);
    expect(taken.map(({ charge }) => charge.amount - charge.amount_refunded)).toEqual([6500, 0]);
    expect((await billing()).plan).toBe('premium');
  });
});

test('an erased company is no longer charged and its customer is deleted at Stripe', async () => {
  const { viewer } = await createCompany(app);
  const { checkoutId } = await startPremiumCheckout(app, viewer);
  const session = sessionOf(checkoutId);
  stripe.account.pay(session.id);
  await deliverAll();
  await eraseAccount(app, viewer.userId);
  await drainJobs(app, jobs);
  await deliverAll();
  expect(stripe.account.subscriptions.get(session.subscription!)?.status).toBe('canceled');
  expect(stripe.account.forgottenCustomers.has(session.customer)).toBe(true);
});

test('the ledger agrees with Stripe and with the unlocks', async () => {
  await deliverAll();
  await drainJobs(app, jobs);
  expect((await reconcile(app)).differences).toEqual([]);
});
