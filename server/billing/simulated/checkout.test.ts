import { beforeAll, describe, expect, test } from 'vitest';
import { PAST_DUE_GRACE_DAYS } from '#contract/values/product.ts';
import { createTestContext, createClock, latestMail, subjectsTo } from '#test/fixtures/app.ts';
import { createCompany, createCompanyWithoutFreeUnlock, createFoundTalent } from '#test/fixtures/factories.ts';
import { INVOICES_PAGE_SIZE } from '#contract/billing/billing.ts';
import type { Context } from '../../platform/context.ts';
import { jobs } from '../../app/schedule.ts';
import { drainJobs } from '../../platform/jobs/worker.ts';
import { getContact } from '../../unlocks/contacts.ts';
import { unlockTalent } from '../../unlocks/unlock-talent.ts';
import { getBilling, setPremiumEnding } from '../billing.ts';
import { listInvoices } from '../invoices.ts';
import { catchUpPayments } from '../sync/catch-up.ts';
import { confirmCheckout } from '../checkout/confirm-checkout.ts';
import { reconcile } from '../reconcile.ts';
import { refundPayment } from '../checkout/refund.ts';
import { abandonSimulated, declineSimulated, getSimulatedCheckout, paySimulated } from './checkout.ts';
import { advanceSimulatedSubscriptions } from './subscriptions.ts';
import { startPremiumCheckout, startUnlockCheckout } from '../checkout/start-checkout.ts';

const clock = createClock();
let app: Context;
beforeAll(async () => {
  app = await createTestContext({}, clock);
});

const simulatedIdOf = (url: string) => url.split('/').at(-1)!;

async function buyer() {
  const company = await createCompanyWithoutFreeUnlock(app);
  const talent = await createFoundTalent(app);
  const checkout = await startUnlockCheckout(app, company.viewer, talent.positionId);
  return { viewer: company.viewer, talent, ...checkout, simulatedId: simulatedIdOf(checkout.url) };
}

describe('a simulated checkout', () => {
  test('unlocks once paid, with a simulated payment id and amount', async () => {
    const { viewer, checkoutId, simulatedId, url } = await buyer();
    expect(url).toBe(`http://localhost:3000/checkout/simulated/${simulatedId}`);
    const { url: back } = await paySimulated(app, viewer, { simulatedId, card: 'works' });
    expect(new URL(back).searchParams.get('success')).toBe('true');
    const { state, contactId, talentName } = await confirmCheckout(app, viewer, checkoutId);
    expect(state).toBe('paid');
    expect(await getContact(app, viewer.userId, contactId!)).toMatchObject({
      talentName,
      kind: 'paid',
      paid: { amountMinor: 9900, currency: 'XTS' },
    });
    const { payment_id } = await app.db
      .selectFrom('unlocked_contacts')
      .select('payment_id')
      .where('id', '=', contactId!)
      .executeTakeFirstOrThrow();
    expect(payment_id).toMatch(/^sim_/);
  });

  test('brings one receipt by mail and in the list, however often it is settled', async () => {
    const { viewer, talent, checkoutId, simulatedId } = await buyer();
    const { email } = await app.db
      .updateTable('users')
      .set({ language: 'es' })
      .where('id', '=', viewer.userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await paySimulated(app, viewer, { simulatedId, card: 'works' });
    const { talentName } = await confirmCheckout(app, viewer, checkoutId);
    await confirmCheckout(app, viewer, checkoutId);
    await drainJobs(app, jobs);
    expect(await subjectsTo(app, email)).toEqual([`Recibo de prueba: el contacto de ${talentName}`]);
    const amount = { amountMinor: 9900, currency: 'XTS' };
    expect((await listInvoices(app, viewer)).items).toMatchObject([
      { kind: 'unlock', talentName, amount, state: 'paid' },
    ]);
    await app.db.deleteFrom('users').where('id', '=', talent.viewer.userId).execute();
    expect((await listInvoices(app, viewer)).items).toMatchObject([{ kind: 'unlock', talentName: null, amount }]);
  });

  test('is listed once however many others were paid in the same moment, and a malformed cursor is refused', async () => {
    const { viewer } = await createCompanyWithoutFreeUnlock(app);
    const paid: string[] = [];
    for (let made = 0; made <= INVOICES_PAGE_SIZE; made++) {
      const { positionId } = await createFoundTalent(app);
      const { checkoutId, url } = await startUnlockCheckout(app, viewer, positionId);
      await paySimulated(app, viewer, { simulatedId: simulatedIdOf(url), card: 'works' });
      await confirmCheckout(app, viewer, checkoutId);
      paid.push(checkoutId);
    }
    const first = await listInvoices(app, viewer);
    const second = await listInvoices(app, viewer, { cursor: first.nextCursor! });
    expect([first.items.length, second.nextCursor]).toEqual([INVOICES_PAGE_SIZE, null]);
    expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual(paid.toSorted());
    await expect(listInvoices(app, viewer, { cursor: 'x' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('unlocks nothing while unpaid, whatever the URL says', async () => {
    const { viewer, checkoutId } = await buyer();
    expect(await confirmCheckout(app, viewer, checkoutId)).toEqual({
      kind: 'unlock',
      state: 'open',
      contactId: null,
      talentName: null,
    });
  });

  test('unlocks once paid, even when the buyer never returns', async () => {
    const { viewer, talent, simulatedId } = await buyer();
    await paySimulated(app, viewer, { simulatedId, card: 'works' });
    await drainJobs(app, jobs);
    expect(await unlockTalent(app, viewer, talent.positionId)).toMatchObject({ kind: 'paid' });
  });

  test('can be paid after a declined card, but not once abandoned or expired', async () => {
    const { viewer, simulatedId } = await buyer();
    const declined = await declineSimulated(app, viewer, simulatedId);
    expect(declined).toMatchObject({ state: 'open', wasDeclined: true, givenName: 'Marta' });
    await paySimulated(app, viewer, { simulatedId, card: 'works' });
    const left = await buyer();
    await abandonSimulated(app, left.viewer, left.simulatedId);
    const late = await buyer();
    clock.addMinutes(61);
    for (const one of [left, late])
      await expect(
        paySimulated(app, one.viewer, { simulatedId: one.simulatedId, card: 'works' }),
      ).rejects.toMatchObject({ code: 'conflict' });
    expect(await confirmCheckout(app, late.viewer, late.checkoutId)).toMatchObject({ state: 'expired' });
  });

  test('is reused while it is open, and belongs to one company', async () => {
    const { viewer, talent, url, simulatedId } = await buyer();
    expect((await startUnlockCheckout(app, viewer, talent.positionId)).url).toBe(url);
    const other = await buyer();
    await expect(getSimulatedCheckout(app, other.viewer, simulatedId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is refunded when the talent has left in the meantime', async () => {
    const { viewer, talent, checkoutId, simulatedId } = await buyer();
    await app.db.deleteFrom('talent_search').where('position_id', '=', talent.positionId).execute();
    await paySimulated(app, viewer, { simulatedId, card: 'works' });
    expect(await confirmCheckout(app, viewer, checkoutId)).toMatchObject({ state: 'refunding', contactId: null });
    await drainJobs(app, jobs);
    expect(await confirmCheckout(app, viewer, checkoutId)).toMatchObject({ state: 'refunded' });
    expect(await subjectsTo(app, viewer.email)).toEqual(['Test refund: the contact of Marta']);
    expect((await listInvoices(app, viewer)).items).toMatchObject([{ talentName: 'Marta', state: 'refunded' }]);
  });

  test('closes when the talent is unlocked another way', async () => {
    const { viewer, talent, checkoutId } = await buyer();
    clock.addDays(1);
    await unlockTalent(app, viewer, talent.positionId);
    await drainJobs(app, jobs);
    expect(await confirmCheckout(app, viewer, checkoutId)).toMatchObject({ state: 'expired' });
  });

  test('is reversed by a refund; the contact stays readable and is marked as refunded', async () => {
    const { viewer, checkoutId, simulatedId } = await buyer();
    await paySimulated(app, viewer, { simulatedId, card: 'works' });
    const { contactId } = await confirmCheckout(app, viewer, checkoutId);
    const { payment_id } = await app.db
      .selectFrom('checkouts')
      .select('payment_id')
      .where('id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    expect(await refundPayment(app, payment_id!)).toBe(true);
    expect(await refundPayment(app, payment_id!)).toBe(false);
    const refunds = (await subjectsTo(app, viewer.email)).filter((subject) => subject.startsWith('Test refund'));
    expect(refunds).toHaveLength(1);
    expect(await getContact(app, viewer.userId, contactId!)).toMatchObject({
      refundedAt: clock().toISOString(),
      guarantee: 'none',
    });
  });
});

describe('premium', () => {
  async function subscriber(card: 'works' | 'fails_later' = 'works') {
    const { viewer } = await createCompany(app);
    const { url, checkoutId } = await startPremiumCheckout(app, viewer);
    await paySimulated(app, viewer, { simulatedId: simulatedIdOf(url), card });
    await confirmCheckout(app, viewer, checkoutId);
    const plan = async () => (await getBilling(app, viewer)).plan;
    return { viewer, plan };
  }
  async function renew() {
    await drainJobs(app, jobs);
    await advanceSimulatedSubscriptions(app);
    await drainJobs(app, jobs);
  }

  test('includes unlocks, and is bought once', async () => {
    const { viewer, plan } = await subscriber();
    expect(await plan()).toBe('premium');
    for (let count = 0; count < 2; count++)
      expect(await unlockTalent(app, viewer, (await createFoundTalent(app)).positionId)).toMatchObject({
        kind: 'premium',
        guarantee: 'none',
      });
    await expect(startPremiumCheckout(app, viewer)).rejects.toMatchObject({ code: 'already_premium' });
  });

  test('leads back to the plan when its checkout is left', async () => {
    const { viewer } = await createCompany(app);
    const { url } = await startPremiumCheckout(app, viewer);
    const left = await abandonSimulated(app, viewer, simulatedIdOf(url));
    expect(left.url).toBe('http://localhost:3000/company/profile#plan');
  });

  test('renews each month with an invoice and a receipt', async () => {
    const { viewer, plan } = await subscriber();
    for (let month = 0; month < 2; month++) {
      clock.addDays(31);
      await renew();
    }
    expect(await plan()).toBe('premium');
    expect((await listInvoices(app, viewer)).items.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    const receipt = 'Test receipt: one month of Closeup Premium';
    expect(await subjectsTo(app, viewer.email)).toEqual([receipt, receipt, receipt]);
  });

  test('continues to the end of the period when cancelled, unless resumed', async () => {
    const { viewer, plan } = await subscriber();
    expect((await setPremiumEnding(app, viewer, true)).subscription?.isEnding).toBe(true);
    expect((await setPremiumEnding(app, viewer, false)).subscription?.isEnding).toBe(false);
    await setPremiumEnding(app, viewer, true);
    expect(await plan()).toBe('premium');
    clock.addDays(31);
    expect(await plan()).toBe('free');
    await renew();
    await expect(setPremiumEnding(app, viewer, false)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is past due when a renewal fails, then in grace, then free, with one mail', async () => {
    const { viewer, plan } = await subscriber('fails_later');
    clock.addDays(31);
    await renew();
    expect((await getBilling(app, viewer)).subscription).toMatchObject({ state: 'past_due' });
    expect((await latestMail(app, viewer.email)).link).toMatch(/\/company\/profile#plan$/);
    expect(await plan()).toBe('premium');
    clock.addDays(3);
    await renew();
    clock.addDays(PAST_DUE_GRACE_DAYS - 3);
    expect(await plan()).toBe('free');
    const subjects = await subjectsTo(app, viewer.email);
    expect(subjects.filter((subject) => subject === 'Your Premium payment failed')).toHaveLength(1);
    await renew();
    clock.addDays(3);
    await renew();
    expect(await plan()).toBe('free');
    const rows = await app.db
      .selectFrom('subscriptions')
      .select('state')
      .where('company_id', '=', viewer.userId)
      .execute();
    expect(rows).toEqual([{ state: 'ended' }]);
  });

  test('cancelled after a failed renewal, it lasts until the grace period ends', async () => {
    const { viewer, plan } = await subscriber('fails_later');
    clock.addDays(31);
    await renew();
    const { subscription } = await setPremiumEnding(app, viewer, true);
    expect(subscription).toMatchObject({ state: 'past_due', isEnding: true });
    clock.addDays(PAST_DUE_GRACE_DAYS - 1);
    await renew();
    expect(await plan()).toBe('premium');
    clock.addDays(1);
    expect(await plan()).toBe('free');
  });
});

test('premium can be bought again while the provider still retries the lapsed subscription, which ends', async () => {
  const { viewer } = await createCompany(app);
  const buy = async (card: 'works' | 'fails_later') => {
    const { url, checkoutId } = await startPremiumCheckout(app, viewer);
    await paySimulated(app, viewer, { simulatedId: simulatedIdOf(url), card });
    return confirmCheckout(app, viewer, checkoutId);
  };
  await buy('fails_later');
  clock.addDays(31);
  await advanceSimulatedSubscriptions(app);
  await drainJobs(app, jobs);
  clock.addDays(PAST_DUE_GRACE_DAYS);
  expect(await buy('works')).toMatchObject({ state: 'paid' });
  const rows = await app.db
    .selectFrom('subscriptions')
    .select('state')
    .where('company_id', '=', viewer.userId)
    .orderBy('created_at')
    .execute();
  expect(rows).toEqual([{ state: 'ended' }, { state: 'active' }]);
});

test('a renewal without a webhook is found by asking the provider', async () => {
  const { viewer } = await createCompany(app);
  const { url, checkoutId } = await startPremiumCheckout(app, viewer);
  await paySimulated(app, viewer, { simulatedId: simulatedIdOf(url), card: 'works' });
  await confirmCheckout(app, viewer, checkoutId);
  await drainJobs(app, jobs);
  clock.addDays(32);
  await advanceSimulatedSubscriptions(app);
  await app.pool.query('DELETE FROM graphile_worker._private_jobs');
  await catchUpPayments(app);
  await drainJobs(app, jobs);
  const booked = await app.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('company_id', '=', viewer.userId)
    .where('account', '=', 'premium_revenue')
    .execute();
  expect(booked).toEqual([{ amount: -6500 }, { amount: -6500 }]);
});

test('changes without a webhook are found by asking the provider', async () => {
  const { viewer, checkoutId, simulatedId } = await buyer();
  await drainJobs(app, jobs);
  await paySimulated(app, viewer, { simulatedId, card: 'works' });
  const late = await buyer();
  await app.pool.query('DELETE FROM graphile_worker._private_jobs');
  clock.addMinutes(61);
  await catchUpPayments(app);
  await drainJobs(app, jobs);
  const states = await app.db
    .selectFrom('checkouts')
    .select(['id', 'state'])
    .where('id', 'in', [checkoutId, late.checkoutId])
    .execute();
  expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
    [checkoutId]: 'paid',
    [late.checkoutId]: 'expired',
  });
});

test('the ledger agrees with the provider and with the unlocks', async () => {
  await drainJobs(app, jobs);
  const report = await reconcile(app);
  expect(report.differences).toEqual([]);
  expect(report.payments).toBeGreaterThan(5);
});
