import type { Database } from '../../platform/db/client.ts';
import type { Env } from '../../platform/env.ts';
import type { Payments } from './payments.ts';
import { simulatedPayments } from '../simulated/payments.ts';
import { stripePayments } from './stripe-payments.ts';

/** Stripe, or the simulated provider where the settings allow it. */
export function createPayments(env: Env, db: Database, clock: () => Date): Payments {
  const { PAYMENTS, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env;
  return PAYMENTS === 'stripe' && STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
    ? stripePayments({
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        priceId: env.STRIPE_PRICE_ID,
        apiBase: env.STRIPE_API_BASE,
      })
    : simulatedPayments({ db, clock, publicUrl: env.PUBLIC_URL });
}
