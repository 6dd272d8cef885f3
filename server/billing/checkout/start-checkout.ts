import { CHECKOUT_MINUTES, type StartedCheckout } from '#contract/billing/checkouts.ts';
import { failure } from '../../platform/http/failure.ts';
import { findEntitlement, lockCompany } from '../entitlement.ts';
import { findUnlocked, getAccessible } from '../../visibility/accessible.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { BillingContext } from '../billing-context.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { type CheckoutRow, openAtProvider } from './open-at-provider.ts';
import { findPremium, grantsPremium } from '../premium.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { closeCheckout } from './close-checkout.ts';

/** A checkout that expires sooner is not offered again. */
const STILL_PAYABLE_MS = 2 * MINUTE_MS;

/** Stripe rejects sessions that expire within half an hour. */
const STILL_OPENABLE_MS = 31 * MINUTE_MS;

/** Starts a checkout for an unlock, or returns the open one. @throws not_found, email_not_confirmed, conflict if it is free */
export async function startUnlockCheckout(
  context: BillingContext,
  viewer: Viewer,
  positionId: string,
): Promise<StartedCheckout> {
  if (!viewer.emailVerified) throw failure('email_not_confirmed');
  return start(context, async () =>
    context.db.transaction().execute(async (trx) => {
      await lockCompany(trx, viewer.userId);
      if (await findUnlocked(trx, viewer.userId, positionId)) throw failure('conflict');
      const { talentId } = await getAccessible(trx, viewer.userId, positionId);
      if ((await findEntitlement(trx, viewer.userId, context.clock())).covers) throw failure('conflict');
      const open = await trx
        .selectFrom('checkouts')
        .selectAll()
        .where('company_id', '=', viewer.userId)
        .where('talent_id', '=', talentId)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (open) return open;
      return trx
        .insertInto('checkouts')
        .values({ ...newCheckout(context, viewer), kind: 'unlock', talent_id: talentId, position_id: positionId })
        .returningAll()
        .executeTakeFirstOrThrow();
    }),
  );
}

/** Starts a checkout for premium, or returns the one that is already open. @throws email_not_confirmed, already_premium. */
export async function startPremiumCheckout(context: BillingContext, viewer: Viewer): Promise<StartedCheckout> {
  if (!viewer.emailVerified) throw failure('email_not_confirmed');
  await endLapsed(context, viewer.userId);
  return start(context, async () =>
    context.db.transaction().execute(async (trx) => {
      await lockCompany(trx, viewer.userId);
      if (await findPremium(trx, viewer.userId, context.clock())) throw failure('already_premium');
      const open = await trx
        .selectFrom('checkouts')
        .selectAll()
        .where('company_id', '=', viewer.userId)
        .where('kind', '=', 'premium')
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (open) return open;
      return trx
        .insertInto('checkouts')
        .values({ ...newCheckout(context, viewer), kind: 'premium' })
        .returningAll()
        .executeTakeFirstOrThrow();
    }),
  );
}

/** Ends subscriptions that no longer grant premium, so that they are not charged alongside a new one. */
async function endLapsed(context: BillingContext, companyId: string) {
  const { db, clock, payments } = context;
  const live = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('provider', '=', payments.provider)
    .where('state', 'in', ['active', 'past_due'])
    .where(({ not }) => not(grantsPremium(clock())))
    .execute();
  for (const { provider_id } of live) {
    await payments.endSubscription(provider_id);
    await syncSubscription(context, provider_id);
  }
}

const newCheckout = ({ clock, payments }: BillingContext, { userId }: Viewer) => ({
  company_id: userId,
  provider: payments.provider,
  expires_at: new Date(clock().getTime() + CHECKOUT_MINUTES * MINUTE_MS),
  created_at: clock(),
});

/** Opens a checkout at the provider. One that is about to expire is closed and settled there before a new one is created. */
export async function start(context: BillingContext, findOrMake: () => Promise<CheckoutRow>): Promise<StartedCheckout> {
  const { payments, clock } = context;
  for (let attempt = 0; attempt < 3; attempt++) {
    const row = await findOrMake();
    const leftMs = row.expires_at.getTime() - clock().getTime();
    const isUsable = leftMs > (row.url ? STILL_PAYABLE_MS : STILL_OPENABLE_MS);
    if (isUsable && row.provider === payments.provider)
      return { checkoutId: row.id, url: (await openAtProvider(context, row)).url };
    await closeCheckout(context, { checkoutId: row.id });
  }
  throw failure('conflict');
}
