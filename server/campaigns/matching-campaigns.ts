import { sql } from 'kysely';
import { MATCHES_PAGE_SIZE, type MatchingCampaign } from '#contract/campaigns/matches.ts';
import { grantsPremium } from '../billing/premium.ts';
import { notify } from '../notifications/notify.ts';
import { pageOfRanking } from '../platform/db/keyset.ts';
import { failure } from '../platform/http/failure.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { readOffers } from '../search/cards.ts';
import { isBlockingAny } from '../visibility/blocks.ts';
import { logoUrlOf } from '../platform/media/playable.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { CampaignContext } from './campaigns.ts';
import { toInput } from './rows.ts';
import { scoreMatch } from '../search/matching/score.ts';

/** Only this many open campaigns are scored, boosted ones first, then the newest. */
const SCORED_MAX = 500;
const SHOWN_MAX = 50;
const LEAST_SCORE = 30;

/** The talent's searchable positions as companies see them. */
async function ownOffers(context: Pick<CampaignContext, 'db' | 'pool' | 'env'>, talentId: string) {
  const positions = await context.db
    .selectFrom('talent_positions')
    .select('id')
    .where('talent_id', '=', talentId)
    .execute();
  const ids = positions.map(({ id }) => id);
  return readOffers(context, ids, [], talentId);
}

/** Lists open campaigns that match one of the talent's searchable positions, from companies that the talent has not blocked. */
export async function listMatchingCampaigns(
  context: CampaignContext,
  { userId }: Viewer,
  { cursor }: { cursor?: string | undefined } = {},
): Promise<{ items: MatchingCampaign[]; nextCursor: string | null }> {
  const offers = await ownOffers(context, userId);
  if (offers.length === 0) return pageOfRanking([], cursor, MATCHES_PAGE_SIZE);
  const rows = await context.db
    .selectFrom('campaigns as c')
    .innerJoin('company_profiles as p', 'p.user_id', 'c.company_id')
    .leftJoin('campaign_interests as h', (join) =>
      join.onRef('h.campaign_id', '=', 'c.id').on('h.talent_id', '=', userId),
    )
    .leftJoin('campaign_invitations as i', (join) =>
      join.onRef('i.campaign_id', '=', 'c.id').on('i.talent_id', '=', userId),
    )
    .selectAll('c')
    .select(['p.company_name', 'p.public_id', 'p.logo_id', 'p.is_verified', 'h.position_id as interest_position_id'])
    .select(sql<boolean>`i.talent_id IS NOT NULL`.as('is_invited'))
    .select(isBoosted(context.clock()).as('is_boosted'))
    .where('c.state', '=', 'open')
    .where(sql<boolean>`NOT ${isBlockingAny(userId, sql.ref('p.block_keys'))}`)
    .orderBy('is_invited', 'desc')
    .orderBy('is_boosted', 'desc')
    .orderBy('c.created_at', 'desc')
    .limit(SCORED_MAX)
    .execute();
  const ranking = rows
    .map((row): MatchingCampaign => {
      const best = offers
        .map((card) => ({ ...scoreMatch(toInput(row), card), card }))
        .reduce((first, next) => (next.score > first.score ? next : first));
      return {
        id: row.id,
        ...toInput(row),
        createdAt: row.created_at.toISOString(),
        companyName: row.company_name,
        companyPageId: row.public_id,
        logoUrl: logoUrlOf(context.env.PUBLIC_URL, row.logo_id),
        isVerified: row.is_verified,
        isBoosted: row.is_boosted,
        isInvited: row.is_invited,
        score: best.score,
        reasons: best.reasons,
        positionTitle: best.card.positionTitle,
        hasExpressedInterest: row.interest_position_id !== null,
      };
    })
    .filter(({ score, isInvited, hasExpressedInterest }) => score >= LEAST_SCORE || isInvited || hasExpressedInterest)
    .toSorted(
      (a, b) =>
        Number(b.isInvited) - Number(a.isInvited) || Number(b.isBoosted) - Number(a.isBoosted) || b.score - a.score,
    )
    .slice(0, SHOWN_MAX);
  return pageOfRanking(ranking, cursor, MATCHES_PAGE_SIZE);
}

/** Campaigns of a company come first while it has premium or has spent a referral credit. Who has premium is read once for all. */
const isBoosted = (now: Date) =>
  sql<boolean>`(coalesce(p.boosted_until > ${now}, false)
    OR c.company_id IN (SELECT company_id FROM subscriptions WHERE ${grantsPremium(now)}))`;

/** Expresses interest with the best matching position. Idempotent. @throws not_found */
export async function expressInterest(context: CampaignContext, { userId }: Viewer, campaignId: string) {
  const campaign = await context.db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', campaignId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const [first, ...others] = await ownOffers(context, userId);
  if (!campaign || !first) throw failure('not_found');
  const asked = toInput(campaign);
  const scoreOf = (card: typeof first) => scoreMatch(asked, card).score;
  const best = others.reduce((before, next) => (scoreOf(next) > scoreOf(before) ? next : before), first);
  const { positionId, talentName, positionTitle } = best;
  await context.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('campaign_interests')
      .values({ campaign_id: campaignId, talent_id: userId, position_id: positionId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return;
    const { company_id: companyId, title: campaignTitle } = campaign;
    const data = { campaignId, campaignTitle, positionId, talentName, positionTitle, score: scoreOf(best) };
    const at = context.clock();
    await announceEvent(trx, { companyId, talentId: userId, type: 'campaign.interest', data, at });
    await notify(trx, { userId: companyId, aboutId: userId, kind: 'interest', data, at });
  });
}

export async function withdrawInterest({ db }: Pick<CampaignContext, 'db'>, { userId }: Viewer, campaignId: string) {
  await db
    .deleteFrom('campaign_interests')
    .where('campaign_id', '=', campaignId)
    .where('talent_id', '=', userId)
    .execute();
}
