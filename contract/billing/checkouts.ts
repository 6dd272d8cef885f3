import { z } from 'zod';
import { moneySchema } from '../fields/numbers.ts';
import { lineSchema } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';

/** How long a checkout can be paid. */
export const CHECKOUT_MINUTES = 60;
/** The maximum age of a webhook's signature. */
export const WEBHOOK_TOLERANCE_SECONDS = 300;

export const checkoutStateSchema = z.enum(['open', 'expired', 'paid', 'refunding', 'refunded']);

export const startedCheckoutSchema = z
  .object({ checkoutId: z.uuid(), url: z.url().describe('Where to pay.') })
  .meta({ id: 'StartedCheckout', description: 'A checkout that is waiting for payment.' });
export type StartedCheckout = z.infer<typeof startedCheckoutSchema>;

export const confirmedCheckoutSchema = z
  .object({
    kind: z.enum(['unlock', 'premium']),
    state: checkoutStateSchema,
    contactId: z.uuid().nullable().describe('The unlocked contact.'),
    talentName: z.string().nullable().describe('The name of the unlocked talent.'),
  })
  .meta({ id: 'ConfirmedCheckout', description: 'How a checkout ended.' });

export const simulatedCheckoutSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['unlock', 'premium']),
    givenName: z
      .string()
      .nullable()
      .describe('Whose contact is bought; null for Premium, and once that talent is erased.'),
    price: moneySchema,
    state: z.enum(['open', 'paid', 'expired']),
    wasDeclined: z.boolean().describe('The last card was declined. Another card can still pay.'),
    expiresAt: z.iso.datetime(),
    cancelUrl: z.url(),
  })
  .meta({ id: 'SimulatedCheckout', description: 'A checkout of the simulated payment provider. Nothing is charged.' });

const own = { tag: 'Billing', caller: 'company', limit: LIMITS.write } as const;
const simulated = z.object({ simulatedId: lineSchema().max(80, 'too_long') });
const redirect = z.object({ url: z.url().describe('Where the payment provider sends the buyer next.') });

export const checkouts = {
  confirmCheckout: route({
    ...own,
    method: 'POST',
    path: '/billing/checkouts/{checkoutId}/confirm',
    summary: 'Confirm a checkout',
    description:
      'Asks the payment provider how a checkout ended and settles it. Calling it again returns the same state.',
    errors: ['not_found', 'payments_unavailable'],
  })
    .input(z.object({ checkoutId: z.uuid() }))
    .output(confirmedCheckoutSchema),
  getSimulatedCheckout: route({
    ...own,
    method: 'GET',
    path: '/billing/simulated/{simulatedId}',
    summary: 'Retrieve a simulated checkout',
    description: 'Returns a checkout of the simulated payment provider.',
    limit: LIMITS.read,
    errors: ['not_found'],
  })
    .input(simulated)
    .output(simulatedCheckoutSchema),
  paySimulated: route({
    ...own,
    method: 'POST',
    path: '/billing/simulated/{simulatedId}/pay',
    summary: 'Pay a simulated checkout',
    description: 'Pays with a test card that works, or with one whose renewals fail.',
    errors: ['not_found', 'conflict'],
  })
    .input(simulated.extend({ card: z.enum(['works', 'fails_later']).default('works') }))
    .output(redirect),
  declineSimulated: route({
    ...own,
    method: 'POST',
    path: '/billing/simulated/{simulatedId}/decline',
    summary: 'Decline a simulated checkout',
    description: 'Pays with a test card that is declined. The checkout stays open.',
    errors: ['not_found', 'conflict'],
  })
    .input(simulated)
    .output(simulatedCheckoutSchema),
  abandonSimulated: route({
    ...own,
    method: 'POST',
    path: '/billing/simulated/{simulatedId}/abandon',
    summary: 'Abandon a simulated checkout',
    description: 'Expires the checkout without a payment.',
    errors: ['not_found', 'conflict'],
  })
    .input(simulated)
    .output(redirect),
};
