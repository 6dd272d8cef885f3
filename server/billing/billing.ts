import { PREMIUM_PRICE, UNLOCK_PRICE } from '#contract/values/product.ts';
import type { Billing } from '#contract/billing/billing.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { findEntitlement } from './entitlement.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { findCustomer } from './customer.ts';
import type { BillingContext } from './billing-context.ts';
import { findPremium, graceEndsAt } from './premium.ts';
import { syncSubscription } from './sync/sync-subscription.ts';

/** Returns a company's plan, subscription and remaining unlocks. */
export async function getBilling(
  { db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>,
  { userId }: Viewer,
): Promise<Billing> {
  const now = clock();
  const premium = await findPremium(db, userId, now);
  const { plan, freeLeft, credits } = await findEntitlement(db, userId, now);
  return {
    plan,
    subscription: premium && {
      state: premium.state as 'active' | 'past_due',
      currentPeriodEnd: premium.current_period_end!.toISOString(),
      isEnding: premium.cancel_at_period_end,
      graceEndsAt: graceEndsAt(premium)?.toISOString() ?? null,
    },
    freeUnlocksLeftToday: freeLeft,
    credits,
    prices: { unlock: UNLOCK_PRICE, premium: PREMIUM_PRICE },
    isTest: payments.provider === 'simulated',
  };
}

/** Cancels premium at the end of its period, or resumes it. @throws not_found on the free plan. */
export async function setPremiumEnding(context: BillingContext, viewer: Viewer, isEnding: boolean): Promise<Billing> {
  const { db, clock, payments } = context;
  const premium = await findPremium(db, viewer.userId, clock());
  if (premium?.provider !== payments.provider) throw failure('not_found');
  await payments.setCancelAtPeriodEnd(premium.provider_id, isEnding);
  await syncSubscription(context, premium.provider_id);
  return getBilling(context, viewer);
}

/** Returns the provider's page for cards and invoices. @throws not_found before the first checkout. */
export async function openPortal(
  context: Pick<Context, 'db' | 'payments' | 'env'>,
  { userId }: Viewer,
): Promise<{ url: string }> {
  const customerId = await findCustomer(context, userId);
  if (!customerId) throw failure('not_found');
  return { url: await context.payments.openPortal(customerId, `${context.env.PUBLIC_URL}/company/profile#plan`) };
}
