import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { PREMIUM_PRICE, UNLOCK_PRICE } from '#contract/values/product.ts';
import { WEBHOOK_TOLERANCE_SECONDS } from '#contract/billing/checkouts.ts';
import { objectOf, toCheckout, toInvoice, toPayment, toSubscription } from './stripe-objects.ts';
import type { Payments } from './payments.ts';
import { hostOf, ask, askAbout } from './ask-stripe.ts';
import { checkoutParams } from './stripe-checkout.ts';

interface Settings {
  secretKey: string;
  webhookSecret: string;
  /** A recurring price configured at Stripe; without it the price is sent with each session. */
  priceId: string | undefined;
  /** Another host, for tests. */
  apiBase: string | undefined;
}

/** Payments through Stripe Checkout, the billing portal and signed webhooks. */
export function stripePayments({ secretKey, webhookSecret, priceId, apiBase }: Settings): Payments {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 3, timeout: 20_000, ...(apiBase && hostOf(apiBase)) });
  return {
    provider: 'stripe',
    prices: { unlock: UNLOCK_PRICE, premium: PREMIUM_PRICE },

    async createCustomer({ id, name, email }) {
      const customer = await ask(() =>
        stripe.customers.create(
          { name, email, metadata: { company_id: id } },
          { idempotencyKey: `customer-${id}-${hashOf(name + email)}` },
        ),
      );
      return customer.id;
    },

    async deleteCustomer(id) {
      await askAbout(() => stripe.customers.del(id));
    },

    async openCheckout(order) {
      const session = await ask(() =>
        stripe.checkout.sessions.create(checkoutParams(order, priceId), {
          idempotencyKey: `checkout-${order.reference}`,
        }),
      );
      return { id: session.id, url: session.url! };
    },

    readCheckout: (id) => askAbout(async () => toCheckout(await stripe.checkout.sessions.retrieve(id))),

    async closeCheckout(id) {
      await askAbout(() => stripe.checkout.sessions.expire(id));
    },

    readSubscription: (id) => askAbout(async () => toSubscription(await stripe.subscriptions.retrieve(id))),

    async setCancelAtPeriodEnd(id, isEnding) {
      await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: isEnding }));
    },

    async endSubscription(id) {
      await askAbout(() => stripe.subscriptions.cancel(id));
    },

    readInvoice: (id) => askAbout(async () => toInvoice(await stripe.invoices.retrieve(id, { expand: ['payments'] }))),

    async listInvoices(customer) {
      const { data } = await ask(() => stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] }));
      return data.filter(({ status }) => status !== 'draft').map(toInvoice);
    },

    readPayment: (id) =>
      askAbout(async () => toPayment(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))),

    async *listPayments() {
      for await (const intent of stripe.paymentIntents.list({ limit: 100, expand: ['data.latest_charge'] })) {
        if (intent.status === 'succeeded') yield toPayment(intent);
      }
    },

    async refund(paymentId) {
      await askAbout(() =>
        stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}` }),
      );
    },

    async openPortal(customer, returnUrl) {
      const { url } = await ask(() => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }));
      return url;
    },

    readWebhook(body, signature, now) {
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        WEBHOOK_TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
      return { id: event.id, type: event.type, object: objectOf(event) };
    },
  };
}

/** Part of the idempotency key, since Stripe rejects a reused key with different parameters. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
