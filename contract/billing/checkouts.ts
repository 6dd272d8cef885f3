import { z } from 'zod';
import { moneySchema } from '../fields/numbers.ts';
import { lineSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
export const CHECKOUT_MINUTES = 60;
export const WEBHOOK_TOLERANCE_SECONDS = 300;

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

export const checkouts = {
  confirmCheckout: route({
    ...own,
    method: 'POST',
    path: '/billing/checkouts/{checkoutId}/confirm',
    summary: 'Ask the provider how a checkout ended, and settle it',
    errors: ['not_found', 'payments_unavailable'],
  })
    .input(z.object({ checkoutId: z.uuid() }))
    .output(confirmedCheckoutSchema),
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

export const startedCheckoutSchema = z.object({ checkoutId: z.uuid(), url: z.url() });

export type StartedCheckout = z.infer<typeof startedCheckoutSchema>;
