import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { reconcile } from '#server/billing/reconcile.ts';
import type { Context } from '#server/platform/context.ts';
import { openApp } from '../../../bench/fixtures/app.ts';
import { startChildServer } from '../../processes/child-server.ts';
import { seededRandom } from '../../fixtures/random.ts';
import { createDelivery } from '../../stripe/deliver.ts';
import { startStripe } from '../../stripe/server.ts';
import { buyEverything, subscribeAll } from './buy.ts';
import { KILLS, act } from './act-at-stripe.ts';
import { checkPurchases, checkSubscriptions } from './check-payments.ts';

const EVENTS = 10_000;
const COPIES = 3;
const PORT = 18_097;

/**
 * Buyers, subscribers and an operator act at a Stripe that is slow, fails and loses responses; its events arrive repeated and
 * shuffled at a server that is killed twenty times. Compared with a model that knows none of this.
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
    // Some buyers return while their webhooks are still on their way.
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

/**
 * Waits until no payment job is left, running waiting retries at once. A running job whose key is enqueued again is spent (the
 * new one does its work), and remains if its server is killed.
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
