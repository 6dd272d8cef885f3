import { confirmCheckout } from '#server/billing/checkout/confirm-checkout.ts';
import { startPremiumCheckout, startUnlockCheckout } from '#server/billing/checkout/start-checkout.ts';
import type { Context } from '#server/platform/context.ts';
import { createCompany, createCompanyWithoutFreeUnlock, createFoundTalent } from '../../fixtures/factories.ts';
import type { Purchase, Subscribing } from '../../stripe/reference-model.ts';
import type { StripeStandIn } from '../../stripe/server.ts';

const BUYERS = 40;
const TALENTS = 24;
const GONE = 3;
const SUBSCRIBERS = 16;

/** Every buyer opens a checkout for every talent. */
export async function buyEverything(app: Context, stripe: StripeStandIn, upTo: (below: number) => number) {
  const talents = await Promise.all(Array.from({ length: TALENTS }, () => createFoundTalent(app)));
  const purchases: Purchase[] = [];
  const viewers = new Map<string, Awaited<ReturnType<typeof createCompany>>['viewer']>();
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    const { viewer } = await createCompanyWithoutFreeUnlock(app);
    viewers.set(viewer.userId, viewer);
    for (const [index, talent] of talents.entries()) {
      const { checkoutId, url } = await startUnlockCheckout(app, viewer, talent.positionId);
      const again = await startUnlockCheckout(app, viewer, talent.positionId);
      if (again.url !== url) throw new Error('a second checkout for the same talent');
      purchases.push({
        companyId: viewer.userId,
        talentId: talent.viewer.userId,
        checkoutId,
        sessionId: sessionOf(stripe, checkoutId),
        fate: (['paid', 'paid', 'paid', 'paid', 'abandoned', 'left open'] as const)[upTo(6)]!,
        isGone: index < GONE,
        isRefunded: upTo(8) === 0,
      });
    }
  }
  for (const talent of talents.slice(0, GONE))
    await app.db.deleteFrom('talent_search').where('position_id', '=', talent.positionId).execute();
  const confirm = ({ companyId, checkoutId }: Purchase) => confirmCheckout(app, viewers.get(companyId)!, checkoutId);
  return { purchases, confirm };
}

export async function subscribeAll(app: Context, stripe: StripeStandIn): Promise<Subscribing[]> {
  const all: Subscribing[] = [];
  for (let subscriber = 0; subscriber < SUBSCRIBERS; subscriber++) {
    const { viewer } = await createCompany(app);
    const { checkoutId } = await startPremiumCheckout(app, viewer);
    const sessionId = sessionOf(stripe, checkoutId);
    all.push({ companyId: viewer.userId, checkoutId, sessionId, monthsPaid: 0, state: 'active' });
  }
  return all;
}

const sessionOf = ({ account }: StripeStandIn, checkoutId: string) =>
  [...account.sessions.values()].find((session) => session.client_reference_id === checkoutId)!.id;
