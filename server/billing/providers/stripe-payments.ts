import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { PREMIUM_PRICE, UNLOCK_PRICE, PRODUCT_NAME } from '#contract/values/product.ts';
import { WEBHOOK_TOLERANCE_SECONDS } from '#contract/billing/checkouts.ts';
import { objectOf, toCheckout, toInvoice, toPayment, toSubscription } from './stripe-objects.ts';
import { type Payments, PaymentsUnavailable } from './payments.ts';

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

    async openCheckout({ reference, kind, customerId, successUrl, cancelUrl, expiresAt }) {
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: kind === 'premium' ? 'subscription' : 'payment',
            customer: customerId,
            client_reference_id: reference,
            line_items: [{ quantity: 1, ...(kind === 'premium' ? premiumItem(priceId) : unlockItem) }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: `checkout-${reference}` },
        ),
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

const unlockItem = {
  price_data: {
    currency: UNLOCK_PRICE.currency.toLowerCase(),
    unit_amount: UNLOCK_PRICE.amountMinor,
    product_data: { name: `${PRODUCT_NAME}: one contact` },
  },
};

const premiumItem = (priceId: string | undefined) =>
  priceId
    ? { price: priceId }
    : {
        price_data: {
          currency: PREMIUM_PRICE.currency.toLowerCase(),
          unit_amount: PREMIUM_PRICE.amountMinor,
          recurring: { interval: 'month' as const },
          product_data: { name: `${PRODUCT_NAME} Premium` },
        },
      };

/** Part of the idempotency key, since Stripe rejects a reused key with different parameters. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function hostOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  };
}

/** @throws PaymentsUnavailable when Stripe does not answer or limits the rate. */
async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
    throw isAway ? new PaymentsUnavailable('Stripe does not answer', { cause: error }) : error;
  }
}

/** Returns null when Stripe has no such object, or its state does not allow the request. @throws PaymentsUnavailable */
async function askAbout<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await ask(question);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}
