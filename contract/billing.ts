import { z } from 'zod';
import { moneySchema } from './money.ts';
import { LIMITS, route } from './route.ts';
import { lineSchema } from './text.ts';
import { startedCheckoutSchema } from './unlocks.ts';

export const subscriptionSchema = z.object({
  state: z.enum(['active', 'past_due']),
  currentPeriodEnd: z.iso.datetime(),
  /** Cancelled: it ends with the period and can be resumed until then. */
  isEnding: z.boolean(),
  /** After a failed renewal: premium goes on until then. */
  graceEndsAt: z.iso.datetime().nullable(),
});

export const billingSchema = z.object({
  plan: z.enum(['free', 'premium']),
  subscription: subscriptionSchema.nullable(),
  freeUnlocksLeftToday: z.int(),
  /** Unlocks given back by the reply guarantee and not yet used. */
  credits: z.int(),
  prices: z.object({ unlock: moneySchema, premium: moneySchema }),
  /** Nothing is charged: payments are simulated. */
  isTest: z.boolean(),
});
export type Billing = z.infer<typeof billingSchema>;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  amount: moneySchema,
  state: z.enum(['paid', 'open', 'void']),
  createdAt: z.iso.datetime(),
  /** Where the provider shows it. */
  url: z.url().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const checkoutStateSchema = z.enum(['open', 'expired', 'paid', 'refunding', 'refunded']);

/** What a return from the checkout page found out. */
export const confirmedCheckoutSchema = z.object({
  kind: z.enum(['unlock', 'premium']),
  state: checkoutStateSchema,
  contactId: z.uuid().nullable(),
  /** Whose contact was paid for. */
  talentName: z.string().nullable(),
});

export const simulatedCheckoutSchema = z.object({
  id: z.string(),
  kind: z.enum(['unlock', 'premium']),
  price: moneySchema,
  state: z.enum(['open', 'paid', 'expired']),
  /** The last try was declined; another card may still pay. */
  wasDeclined: z.boolean(),
  expiresAt: z.iso.datetime(),
  cancelUrl: z.url(),
});

const tag = 'Billing';
const own = { tag, caller: 'company', limit: LIMITS.write } as const;
const simulated = z.object({ simulatedId: lineSchema().max(80, 'too_long') });
const leadsTo = z.object({ url: z.url() });

export const billing = {
  getBilling: route({
    ...own,
    method: 'GET',
    path: '/billing',
    summary: 'My plan, what is left of it, and prices',
    limit: LIMITS.read,
  }).output(billingSchema),
  listInvoices: route({
    ...own,
    method: 'GET',
    path: '/billing/invoices',
    summary: 'My invoices, newest first',
    errors: ['payments_unavailable'],
  }).output(z.object({ items: z.array(invoiceSchema) })),
  startPremium: route({
    ...own,
    method: 'POST',
    path: '/billing/premium',
    summary: 'Start paying for the premium plan',
    errors: ['email_not_confirmed', 'already_premium', 'payments_unavailable'],
  }).output(startedCheckoutSchema),
  confirmCheckout: route({
    ...own,
    method: 'POST',
    path: '/billing/checkouts/{checkoutId}/confirm',
    summary: 'Ask the provider how a checkout ended, and settle it',
    errors: ['not_found', 'payments_unavailable'],
  })
    .input(z.object({ checkoutId: z.uuid() }))
    .output(confirmedCheckoutSchema),
  cancelPremium: route({
    ...own,
    method: 'POST',
    path: '/billing/premium/cancel',
    summary: 'End the premium plan with its period',
    errors: ['not_found', 'payments_unavailable'],
  }).output(billingSchema),
  resumePremium: route({
    ...own,
    method: 'POST',
    path: '/billing/premium/resume',
    summary: 'Take a cancellation back before the period ends',
    errors: ['not_found', 'payments_unavailable'],
  }).output(billingSchema),
  openPortal: route({
    ...own,
    method: 'POST',
    path: '/billing/portal',
    summary: "The provider's page for cards and invoices",
    errors: ['not_found', 'password_needed', 'payments_unavailable'],
  }).output(leadsTo),
  getSimulatedCheckout: route({
    ...own,
    method: 'GET',
    path: '/billing/simulated/{simulatedId}',
    summary: 'A checkout of the simulated provider, where nothing is charged',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(simulated)
    .output(simulatedCheckoutSchema),
  paySimulated: route({
    ...own,
    method: 'POST',
    path: '/billing/simulated/{simulatedId}/pay',
    summary: 'Pay a simulated checkout, with a card that works or one whose renewals fail',
    errors: ['not_found', 'conflict'],
  })
    .input(simulated.extend({ card: z.enum(['works', 'fails_later']).default('works') }))
    .output(leadsTo),
  declineSimulated: route({
    ...own,
    method: 'POST',
    path: '/billing/simulated/{simulatedId}/decline',
    summary: 'Try a simulated checkout with a card that is declined',
    errors: ['not_found', 'conflict'],
  })
    .input(simulated)
    .output(simulatedCheckoutSchema),
  abandonSimulated: route({
    ...own,
    method: 'POST',
    path: '/billing/simulated/{simulatedId}/abandon',
    summary: 'Leave a simulated checkout for good',
    errors: ['not_found', 'conflict'],
  })
    .input(simulated)
    .output(leadsTo),
};
