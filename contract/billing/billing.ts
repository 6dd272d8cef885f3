import { z } from 'zod';
import { startedCheckoutSchema } from './checkouts.ts';
import { moneySchema } from '../fields/numbers.ts';
import { LIMITS, route } from '../route.ts';

/** Counts unlocks in the ledger. */
export const UNLOCK_UNIT = 'UNL';

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

const tag = 'Billing';

const own = { tag, caller: 'company', limit: LIMITS.write } as const;

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
};
