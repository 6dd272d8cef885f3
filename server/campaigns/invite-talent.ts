import type { Context } from '../platform/context.ts';
import { notifyEach } from '../notifications/notify.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { publishWith } from '../platform/live/publish.ts';
import { pickAccessible } from '../visibility/accessible.ts';

/**
 * Invites the talent of positions that the company can find to one of its open campaigns, and notifies them. Idempotent.
 * @throws not_found, email_not_confirmed
 */
export async function inviteTalent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, emailVerified }: Viewer,
  { campaignId, positionIds }: { campaignId: string; positionIds: string[] },
): Promise<{ invited: number }> {
  if (!emailVerified) throw failure('email_not_confirmed');
  const campaign = await db
    .selectFrom('campaigns as c')
    .innerJoin('company_profiles as p', 'p.user_id', 'c.company_id')
    .select(['c.title', 'p.company_name'])
    .where('c.id', '=', campaignId)
    .where('c.company_id', '=', userId)
    .where('c.state', '=', 'open')
    .executeTakeFirst();
  const targets = await pickAccessible(db, userId, positionIds);
  if (!campaign || targets.length === 0) throw failure('not_found');
  const at = clock();
  const data = { companyName: campaign.company_name, campaignId, campaignTitle: campaign.title };
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .insertInto('campaign_invitations')
      .values(
        targets.map(({ positionId, talentId }) => ({
          campaign_id: campaignId,
          talent_id: talentId,
          position_id: positionId,
          created_at: at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('talent_id')
      .execute();
    const invited = rows.map(({ talent_id }) => talent_id);
    if (invited.length > 0) await publishWith(trx, invited, 'campaign_invited', { campaignId });
    await notifyEach(
      trx,
      { kind: 'invitation', at },
      invited.map((talentId) => ({ userId: talentId, aboutId: userId, data })),
    );
    return { invited: invited.length };
  });
}
