import type Stripe from 'stripe';
import { PREMIUM_PRICE, UNLOCK_PRICE, PRODUCT_NAME } from '#contract/values/product.ts';
import type { Order } from './payments.ts';

/** The parameters for Stripe Checkout: one contact, or premium by the month. */
export const checkoutParams = (
  { reference, kind, customerId, successUrl, cancelUrl, expiresAt }: Order,
  priceId: string | undefined,
): Stripe.Checkout.SessionCreateParams => ({
  mode: kind === 'premium' ? 'subscription' : 'payment',
  customer: customerId,
  client_reference_id: reference,
  line_items: [{ quantity: 1, ...(kind === 'premium' ? premiumItem(priceId) : unlockItem) }],
  success_url: successUrl,
  cancel_url: cancelUrl,
  expires_at: Math.floor(expiresAt.getTime() / 1000),
});

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
