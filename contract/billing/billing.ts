import { z } from 'zod';
import { moneySchema } from '../fields/numbers.ts';
import { pageOf } from '../fields/text.ts';
import { LIMITS, route } from '../route.ts';
import { startedCheckoutSchema } from './checkouts.ts';

export const INVOICES_PAGE_SIZE = 20;
/** The unit in which the ledger counts unlocks. */
export const UNLOCK_UNIT = 'UNL';

export const subscriptionSchema = z
  .object({
    state: z.enum(['active', 'past_due']),
    currentPeriodEnd: z.iso.datetime(),
    isEnding: z.boolean().describe('Cancelled: it ends with the period and can be resumed until then.'),
    graceEndsAt: z.iso.datetime().nullable().describe('Until when premium continues after a failed renewal.'),
  })
  .meta({ id: 'Subscription', description: 'A running premium subscription.' });

export const billingSchema = z
  .object({
    plan: z.enum(['free', 'premium']),
    subscription: subscriptionSchema.nullable(),
    freeUnlocksLeftToday: z.int(),
    credits: z.int().describe('Unused unlocks returned by the reply guarantee.'),
    prices: z.object({ unlock: moneySchema, premium: moneySchema }),
    isTest: z.boolean().describe('Payments are simulated and nothing is charged.'),
  })
  .meta({ id: 'Billing', description: 'The plan of a company, what is left of it, and prices.' });
export type Billing = z.infer<typeof billingSchema>;

export const invoiceSchema = z
  .object({
    id: z.string(),
    kind: z.enum(['premium', 'unlock']),
    number: z.string().nullable(),
    talentName: z
      .string()
      .nullable()
      .describe('Whose contact was paid for; null for Premium, and once that talent is erased.'),
    amount: moneySchema,
    state: z.enum(['paid', 'open', 'void', 'refunded']),
    createdAt: z.iso.datetime(),
    url: z.url().nullable().describe("The payment provider's page of the invoice."),
  })
  .meta({ id: 'Invoice', description: 'An invoice from the payment provider, or the receipt of a paid unlock.' });
export type Invoice = z.infer<typeof invoiceSchema>;

const own = { tag: 'Billing', caller: 'company', limit: LIMITS.write } as const;

export const billing = {
  getBilling: route({
    ...own,
    method: 'GET',
    path: '/billing',
    summary: 'Retrieve billing',
    description: 'Returns your plan, what is left of it, and prices.',
    limit: LIMITS.read,
  }).output(billingSchema),
  listInvoices: route({
    ...own,
    method: 'GET',
    path: '/billing/invoices',
    summary: 'List invoices',
    description: 'Lists your invoices and the receipts of paid unlocks, newest first, 20 per page.',
    errors: ['payments_unavailable'],
  })
    .input(
      z.object({
        cursor: z.string().max(200, 'invalid').optional().describe('`nextCursor` of the previous page.'),
      }),
    )
    .output(pageOf(invoiceSchema, INVOICES_PAGE_SIZE)),
  startPremium: route({
    ...own,
    method: 'POST',
    path: '/billing/premium',
    summary: 'Start a premium checkout',
    description: "Opens a checkout for the premium plan and returns the payment provider's page for it.",
    errors: ['email_not_confirmed', 'already_premium', 'payments_unavailable'],
  }).output(startedCheckoutSchema),
  cancelPremium: route({
    ...own,
    method: 'POST',
    path: '/billing/premium/cancel',
    summary: 'Cancel premium',
    description: 'Ends the premium plan at the end of the current period.',
    errors: ['not_found', 'payments_unavailable'],
  }).output(billingSchema),
  resumePremium: route({
    ...own,
    method: 'POST',
    path: '/billing/premium/resume',
    summary: 'Resume premium',
    description: 'Withdraws a cancellation before the period ends.',
    errors: ['not_found', 'payments_unavailable'],
  }).output(billingSchema),
  openPortal: route({
    ...own,
    method: 'POST',
    path: '/billing/portal',
    summary: 'Open the billing portal',
    description: "Returns the payment provider's page for cards and invoices.",
    errors: ['not_found', 'password_needed', 'payments_unavailable'],
  }).output(z.object({ url: z.url() })),
};
