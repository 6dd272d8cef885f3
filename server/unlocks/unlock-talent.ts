import { UNLOCK_PRICE } from '#contract/values/product.ts';
import type { Contact } from '#contract/unlocks/contacts.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getContact } from './contacts.ts';
import { findEntitlement, lockCompany } from '../billing/entitlement.ts';
import { findUnlocked, getAccessible } from '../visibility/accessible.ts';
import { recordUnlock } from './record-unlock.ts';

/**
 * Unlocks the talent of a position from the company's entitlement, in one transaction. Idempotent.
 * @throws not_found, email_not_confirmed, or payment_required with the price.
 */
export async function unlockTalent(
  context: Pick<Context, 'db' | 'clock' | 'env'>,
  viewer: Viewer,
  positionId: string,
): Promise<Contact> {
  const { db, clock } = context;
  if (!viewer.emailVerified) throw failure('email_not_confirmed');
  const contactId = await db.transaction().execute(async (trx) => {
    const company = await lockCompany(trx, viewer.userId);
    if (!company) throw failure('not_found');
    const unlocked = await findUnlocked(trx, viewer.userId, positionId);
    if (unlocked) return unlocked.id;
    const target = await getAccessible(trx, viewer.userId, positionId);
    // Read after locking: an unlock that waited past midnight belongs to the new day.
    const at = clock();
    const { covers } = await findEntitlement(trx, viewer.userId, at);
    if (!covers) throw failure('payment_required', { price: UNLOCK_PRICE });
    return (await recordUnlock(trx, { ...target, company, kind: covers, at })).contactId;
  });
  return getContact(context, viewer.userId, contactId);
}
