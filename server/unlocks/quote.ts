import { UNLOCK_PRICE } from '#contract/values/product.ts';
import type { Quote } from '#contract/unlocks/unlocks.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { findEntitlement } from '../billing/entitlement.ts';
import { findUnlocked, getAccessible } from '../visibility/accessible.ts';

/** Returns what unlocking a position would cost now. @throws not_found */
export async function getQuote(
  { db, clock, payments }: Pick<Context, 'db' | 'clock' | 'payments'>,
  { userId }: Viewer,
  positionId: string,
): Promise<Quote> {
  const unlocked = await findUnlocked(db, userId, positionId);
  if (!unlocked) await getAccessible(db, userId, positionId);
  const { plan, freeLeft, credits, covers } = await findEntitlement(db, userId, clock());
  return {
    outcome: unlocked ? 'unlocked' : (covers ?? 'payment'),
    price: UNLOCK_PRICE,
    plan,
    freeUnlocksLeftToday: freeLeft,
    credits,
    contactId: unlocked?.id ?? null,
    isTest: payments.provider === 'simulated',
  };
}
