import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { confirmCheckout } from '#server/billing/checkout/confirm-checkout.ts';
import { reconcile } from '#server/billing/reconcile.ts';
import { startPremiumCheckout, startUnlockCheckout } from '#server/billing/checkout/start-checkout.ts';
import type { Context } from '#server/platform/context.ts';
import { openApp } from '../../bench/fixtures/app.ts';
import { startChildServer } from '../processes/child-server.ts';
import { createCompany, createCompanyWithoutFreeUnlock, createFoundTalent } from '../fixtures/factories.ts';
import { seededRandom } from '../fixtures/random.ts';
import { createDelivery } from '../stripe/deliver.ts';
import {
  type Purchase,
  type Subscribing,
  allowsUnlock,
  expectedState,
  needsUnlock,
} from '../stripe/reference-model.ts';
import { type StripeStandIn, startStripe } from '../stripe/server.ts';

const EVENTS = 10_000;
const KILLS = 20;
const BUYERS = 40;
const TALENTS = 24;
const GONE = 3;
const SUBSCRIBERS = 16;
const MONTHS = 14;
const COPIES = 3;
const PORT = 18_097;

/**
 * Buyers, subscribers and an operator act at a Stripe that is slow, fails and loses answers; its events arrive repeated
 * and shuffled at a server that is killed twenty times. Compared with a model that knows none of that.
 */
export async function prove() {
  const stripe = await startStripe();
  const { app: opened, url: database, close } = await openApp('proof-payments', stripe.settings);
  const startedAt = opened.clock();
  // All checkouts start on the same day, at any hour of this run.
  const app = { ...opened, clock: () => startedAt };
  const random = seededRandom(21);
  const start = () =>
    startChildServer(PORT, { ...stripe.settings, DATABASE_URL: database, DATA_DIR: app.env.DATA_DIR });
  let server = await start();
  const delivery = createDelivery(random, async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(`${server.url}/webhooks/stripe`, { method: 'POST', body, headers })).ok;
  });
  const confirmations: Promise<unknown>[] = [];

  const { purchases, confirm } = await buyEverything(app, stripe, random.upTo);
  const subscribings = await subscribeAll(app, stripe);
  stripe.misbehave({ failing: 0.01, losing: 0.01, delayMs: 8, random: () => random.upTo(10_000) / 10_000 });
  for (let round = 0; round <= KILLS; round++) {
    act(stripe, purchases, subscribings, { round, upTo: random.upTo });
    delivery.add(stripe.account.events.splice(0), COPIES);
    // Some buyers come back while their webhooks are still on their way.
    for (const purchase of purchases.filter((_, index) => index % (KILLS * 3) === round))
      confirmations.push(confirm(purchase).catch(() => undefined));
    const isLast = round === KILLS;
    if (isLast) {
      const missing = EVENTS - delivery.delivered() - delivery.waiting.length;
      const again = delivery.waiting.slice(0, Math.max(0, missing));
      delivery.add(again, 1 + Math.ceil(Math.max(0, missing - again.length) / Math.max(1, again.length)));
    }
    const dying = isLast ? null : sleep(200 + random.upTo(600)).then(() => server.kill('SIGKILL'));
    await Promise.race([delivery.deliver(isLast ? Infinity : EVENTS / (KILLS + 1)), dying ?? new Promise(() => {})]);
    if (!dying) continue;
    await dying;
    server = await start();
  }
  stripe.misbehave(null);
  await Promise.all(confirmations);
  // Refunds made by the product create events too.
  for (let quiet = 0; quiet < 3; quiet++) {
    await workOff(app);
    delivery.add(stripe.account.events.splice(0), COPIES);
    await delivery.deliver(Infinity);
  }
  await workOff(app);

  const failures = [
    ...(await checkPurchases(app, stripe, purchases)),
    ...(await checkSubscriptions(app, stripe, subscribings)),
    ...(await reconcile(app)).differences,
  ];
  await server.kill();
  await stripe.close();
  await close();
  rmSync(app.env.DATA_DIR, { recursive: true, force: true });
  return {
    n: delivery.delivered(),
    failures,
    promise: `${purchases.length} checkouts, ${subscribings.length} subscriptions, ${KILLS} kills, ${delivery.refused()} deliveries repeated: 0 double charges or unlocks; ledger, provider and model agree.`,
  };
}

/** Every buyer opens a checkout for every talent. */
async function buyEverything(app: Context, stripe: StripeStandIn, upTo: (below: number) => number) {
  const talents = await Promise.all(Array.from({ length: TALENTS }, () => createFoundTalent(app)));
  const purchases: Purchase[] = [];
  const viewers = new Map<string, Awaited<ReturnType<typeof createCompany>>['viewer']>();
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    const { viewer } = await createCompanyWithoutFreeUnlock(app);
    viewers.set(viewer.userId, viewer);
    for (const [index, talent] of talents.entries()) {
      const { checkoutId, url } = await startUnlockCheckout(app, viewer, talent.positionId);
      const again = await startUnlockCheckout(app, viewer, talent.positionId);
      if (again.url !== url) throw new Error('a second checkout for the same talent');
      purchases.push({
        companyId: viewer.userId,
        talentId: talent.viewer.userId,
        checkoutId,
        sessionId: sessionOf(stripe, checkoutId),
        fate: (['paid', 'paid', 'paid', 'paid', 'abandoned', 'left open'] as const)[upTo(6)]!,
        isGone: index < GONE,
        isRefunded: upTo(8) === 0,
      });
    }
  }
  for (const talent of talents.slice(0, GONE))
    await app.db.deleteFrom('talent_search').where('position_id', '=', talent.positionId).execute();
  const confirm = ({ companyId, checkoutId }: Purchase) => confirmCheckout(app, viewers.get(companyId)!, checkoutId);
  return { purchases, confirm };
}

async function subscribeAll(app: Context, stripe: StripeStandIn): Promise<Subscribing[]> {
  const all: Subscribing[] = [];
  for (let subscriber = 0; subscriber < SUBSCRIBERS; subscriber++) {
    const { viewer } = await createCompany(app);
    const { checkoutId } = await startPremiumCheckout(app, viewer);
    const sessionId = sessionOf(stripe, checkoutId);
    all.push({ companyId: viewer.userId, checkoutId, sessionId, monthsPaid: 0, state: 'active' });
  }
  return all;
}

const sessionOf = ({ account }: StripeStandIn, checkoutId: string) =>
  [...account.sessions.values()].find((session) => session.client_reference_id === checkoutId)!.id;

/** A round at Stripe: some buyers act, earlier payments are refunded, and a month passes. */
function act(
  { account }: StripeStandIn,
  purchases: Purchase[],
  subscribings: Subscribing[],
  { round, upTo }: { round: number; upTo: (below: number) => number },
) {
  const refundOf = ({ sessionId }: Purchase) => account.refund(account.sessions.get(sessionId)!.payment_intent!);
  for (const [index, purchase] of purchases.entries()) {
    const turn = index % (KILLS - 2);
    if (turn === round && purchase.fate === 'paid') {
      account.pay(purchase.sessionId);
      account.pay(purchase.sessionId);
    }
    if (turn === round && purchase.fate === 'abandoned') account.expire(purchase.sessionId);
    // Two rounds later most are unlocked, and the operator refunds some.
    if (turn === round - 2 && allowsUnlock(purchase) && purchase.isRefunded) refundOf(purchase);
  }
  for (const subscribing of subscribings) {
    const session = account.sessions.get(subscribing.sessionId)!;
    if (round === 0) {
      account.pay(session.id);
      subscribing.monthsPaid = 1;
    } else if (round <= MONTHS && subscribing.state !== 'ended') {
      const what = upTo(12);
      if (what === 0) {
        account.cancel(session.subscription!);
        subscribing.state = 'ended';
      } else {
        const works = what > 3;
        account.renew(session.subscription!, { works });
        subscribing.state = works ? 'active' : 'past_due';
        if (works) subscribing.monthsPaid++;
      }
    }
  }
}

/**
 * Waits until no job of payments is left; one that waits for its next try is tried now. A running job whose key is
 * added anew is spent (the new one does its work), and stays behind if its server is killed.
 */
async function workOff({ pool }: Context) {
  const until = Date.now() + 240_000;
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(
      `SELECT count(*) AS left FROM graphile_worker.jobs WHERE attempts < max_attempts
        AND task_identifier IN ('sync_payment_object', 'sync_invoices', 'refund_checkout', 'close_checkout')`,
    );
    if (rows[0]!.left === 0) return;
    if (Date.now() > until) throw new Error(`${rows[0]!.left} jobs of payments are left`);
    await pool.query(
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND attempts < max_attempts',
    );
    await sleep(250);
  }
}

async function checkPurchases(app: Context, { account }: StripeStandIn, purchases: Purchase[]) {
  const failures: string[] = [];
  const [checkouts, contacts, welcomes] = await Promise.all([
    app.db.selectFrom('checkouts').select(['id', 'state']).execute(),
    app.db.selectFrom('unlocked_contacts').selectAll().where('kind', '=', 'paid').execute(),
    app.db
      .selectFrom('messages as m')
      .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
      .select(['c.company_id', 'c.talent_id'])
      .where('m.system_kind', '=', 'unlocked')
      .$narrowType<{ company_id: string }>()
      .execute(),
  ]);
  const states = new Map(checkouts.map(({ id, state }) => [id, state]));
  const pair = (companyId: string, talentId: string) => `${companyId} ${talentId}`;
  const contactOf = new Map(contacts.map((contact) => [pair(contact.user_id, contact.closer_id), contact]));
  for (const purchase of purchases) {
    const who = `${purchase.fate} ${purchase.checkoutId}`;
    const state = states.get(purchase.checkoutId);
    if (state !== expectedState(purchase)) failures.push(`${who} is ${state}, not ${expectedState(purchase)}`);
    const key = pair(purchase.companyId, purchase.talentId);
    const contact = contactOf.get(key);
    if (contact ? !allowsUnlock(purchase) : needsUnlock(purchase))
      failures.push(`${who}: ${contact ? 'an' : 'no'} unlock`);
    const messages = welcomes.filter(({ company_id, talent_id }) => pair(company_id, talent_id) === key).length;
    if (messages !== (contact ? 1 : 0)) failures.push(`${who}: ${messages} welcome messages`);
    const session = account.sessions.get(purchase.sessionId)!;
    if (contact && contact.payment_id !== session.payment_intent) failures.push(`${who}: another payment`);
    if (contact && (contact.refunded_at !== null) !== purchase.isRefunded) failures.push(`${who}: refund not marked`);
  }
  for (const companyId of new Set(purchases.map((purchase) => purchase.companyId))) {
    const own = purchases.filter((purchase) => purchase.companyId === companyId);
    const customer = account.sessions.get(own[0]!.sessionId)!.customer;
    const kept = [...account.payments.values()]
      .filter((payment) => payment.customer === customer)
      .reduce((sum, { charge }) => sum + charge.amount - charge.amount_refunded, 0);
    const due = 600 * own.filter((purchase) => needsUnlock(purchase)).length;
    if (kept !== due) failures.push(`company ${companyId} paid ${kept}, not ${due}`);
  }
  return failures;
}

async function checkSubscriptions(app: Context, { account }: StripeStandIn, subscribings: Subscribing[]) {
  const failures: string[] = [];
  for (const { companyId, sessionId, monthsPaid, state } of subscribings) {
    const rows = await app.db
      .selectFrom('subscriptions')
      .select(['state', 'provider_id'])
      .where('company_id', '=', companyId)
      .execute();
    if (
      rows.length !== 1 ||
      rows[0]!.state !== state ||
      rows[0]!.provider_id !== account.sessions.get(sessionId)!.subscription
    )
      failures.push(`company ${companyId} has ${JSON.stringify(rows)}, not one ${state}`);
    const { sum } = await app.db
      .selectFrom('ledger_entries')
      .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
      .where('company_id', '=', companyId)
      .where('account', '=', 'premium_revenue')
      .executeTakeFirstOrThrow();
    if (-Number(sum ?? 0) !== 6500 * monthsPaid)
      failures.push(`company ${companyId}: ${sum} booked for ${monthsPaid} months`);
  }
  return failures;
}
