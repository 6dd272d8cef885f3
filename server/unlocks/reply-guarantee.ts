import { REPLY_GUARANTEE_DAYS } from '#contract/values/product.ts';
import { UNLOCK_UNIT } from '#contract/billing/billing.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { post } from '../billing/ledger.ts';
import type { Context } from '../platform/context.ts';
import { notify } from '../notifications/notify.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { publishWith } from '../platform/live/publish.ts';

const WITHIN_MS = REPLY_GUARANTEE_DAYS * DAY_MS;

/**
 * Applies the reply guarantee: if a talent declines or does not answer in time, the company gets one unlock back, once per
 * unlock. Unlocks included in premium are not covered, since they cost nothing.
 */
export async function returnUnansweredUnlocks({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const now = clock();
  const due = await db
    .selectFrom('unlocked_contacts as u')
    .innerJoin('conversations as c', 'c.id', 'u.conversation_id')
    .select('u.id')
    .where('u.guarantee', '=', 'open')
    .where((eb) =>
      eb.or([
        eb('u.created_at', '<=', new Date(now.getTime() - WITHIN_MS)),
        eb('c.state', 'in', ['declined', 'blocked']),
      ]),
    )
    .execute();
  for (const { id } of due) await settleGuarantee({ db, clock }, { contactId: id });
}

/** Does nothing while the talent can still answer in time, and once settled. */
export async function settleGuarantee(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { contactId }: { contactId: string },
) {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const contact = await trx
      .selectFrom('unlocked_contacts as u')
      .innerJoin('conversations as c', 'c.id', 'u.conversation_id')
      .innerJoin('contact_details as d', 'd.contact_id', 'u.id')
      .select(['u.id', 'u.user_id', 'u.closer_id', 'd.full_name', 'u.created_at', 'c.state', 'c.answered_at'])
      .where('u.id', '=', contactId)
      .where('u.guarantee', '=', 'open')
      .forUpdate(['u', 'c'])
      .executeTakeFirst();
    if (!contact) return;
    const deadline = new Date(contact.created_at.getTime() + WITHIN_MS);
    const isInTime = contact.answered_at !== null && contact.answered_at <= deadline;
    const isOver = now >= deadline;
    if (!isOver && !(isInTime && contact.state !== 'accepted')) return;
    const guarantee = isInTime && contact.state === 'accepted' ? 'answered' : 'returned';
    await trx.updateTable('unlocked_contacts').set({ guarantee }).where('id', '=', contactId).execute();
    if (guarantee === 'answered') return;
    await post(trx, {
      key: `guarantee:${contactId}`,
      companyId: contact.user_id,
      moves: [{ from: 'granted_guarantee', to: 'credits', amount: 1, currency: UNLOCK_UNIT }],
      at: now,
    });
    await announceEvent(trx, {
      companyId: contact.user_id,
      talentId: contact.closer_id,
      type: 'unlock.refunded',
      data: { contactId, talentName: contact.full_name!, returned: 'unlock', amount: null },
      at: now,
    });
    await notify(trx, {
      userId: contact.user_id,
      aboutId: contact.closer_id,
      kind: 'refund',
      data: { contactId, talentName: contact.full_name! },
      at: now,
    });
    await publishWith(trx, contact.user_id, 'billing_changed', {});
  });
}
