import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { markInvitationRead } from '../notifications/mark-invitation-read.ts';

/** Declines an invitation, which also withdraws any interest in its campaign. Idempotent. @throws not_found */
export async function declineInvitation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId }: Viewer,
  campaignId: string,
) {
  const at = clock();
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('campaign_invitations')
      .set(({ fn, val }) => ({ declined_at: fn.coalesce('declined_at', val(at)) }))
      .where('campaign_id', '=', campaignId)
      .where('talent_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw failure('not_found');
    await trx
      .deleteFrom('campaign_interests')
      .where('campaign_id', '=', campaignId)
      .where('talent_id', '=', userId)
      .execute();
    await markInvitationRead(trx, userId, campaignId, at);
  });
}

/** Makes a declined invitation open again. */
export async function restoreInvitation({ db }: Pick<Context, 'db'>, { userId }: Viewer, campaignId: string) {
  await db
    .updateTable('campaign_invitations')
    .set({ declined_at: null })
    .where('campaign_id', '=', campaignId)
    .where('talent_id', '=', userId)
    .execute();
}
