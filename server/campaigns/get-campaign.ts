import { sql } from 'kysely';
import { type CampaignMatch, MATCHES_PAGE_SIZE } from '#contract/campaigns/matches.ts';
import type { Context } from '../platform/context.ts';
import { pageOfRanking } from '../platform/db/keyset.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { cardOf, readOffers } from '../search/cards.ts';
import { scoreMatch } from '../search/matching/score.ts';
import { toCampaign } from './campaigns.ts';
import { UNSEARCHABLE } from './kept-rows.ts';
import { type MatchContext, rankMatches } from './rank-matches.ts';
import { MATCHES_SHOWN, type Ranked } from './score-matches.ts';

/** Returns a campaign and its matches: talent who expressed interest first, then the highest scores. @throws not_found */
export async function getCampaign(
  context: MatchContext & Pick<Context, 'env'>,
  viewer: Pick<Viewer, 'userId' | 'blockKeys'>,
  campaignId: string,
  { cursor }: { cursor?: string | undefined } = {},
) {
  const own = sql<boolean>`c.id = ${campaignId} AND c.company_id = ${viewer.userId}`;
  const [found] = await rankMatches(context, own);
  if (!found) throw failure('not_found');
  const { row, asked } = found;
  const isInterested = new Set(row.interested);
  const shown = await shownOf(context, viewer, found);
  const ranking = shown.map(({ id }) => id);
  const invited = new Map(shown.map(({ id, ...invitation }) => [id, invitation]));
  const { items: page, nextCursor } = pageOfRanking(ranking, cursor, MATCHES_PAGE_SIZE);
  const offers = await readOffers(context, page, viewer.blockKeys, viewer.userId);
  const items = offers.map((offer): CampaignMatch => ({
    ...scoreMatch(asked, offer),
    card: cardOf(offer),
    hasExpressedInterest: isInterested.has(offer.positionId),
    ...invited.get(offer.positionId)!,
  }));
  return {
    campaign: toCampaign({ ...row, interests: row.interested.length }),
    total: ranking.length,
    items,
    nextCursor,
  };
}

interface Shown {
  id: string;
  /** The talent is invited to the campaign, with this or another position. */
  isInvited: boolean;
  hasDeclined: boolean;
}

/** The positions of the ranking that the company may see, best first. Talent who expressed interest are shown even when they are hidden. */
async function shownOf(
  { pool }: Pick<Context, 'pool'>,
  { userId, blockKeys }: Pick<Viewer, 'userId' | 'blockKeys'>,
  { row: { id: campaignId, interested }, matches }: Ranked,
): Promise<Shown[]> {
  const ids = matches.filter(({ score }) => score !== UNSEARCHABLE).map(({ positionId }) => positionId);
  const { rows } = await pool.query<Shown>({
    name: 'shown-matches',
    text: `SELECT p.id, i.talent_id IS NOT NULL AS "isInvited", i.declined_at IS NOT NULL AS "hasDeclined" FROM talent_positions p
      LEFT JOIN campaign_invitations i ON i.talent_id = p.talent_id AND i.campaign_id = $5 WHERE p.id = ANY($1)
      AND NOT EXISTS (SELECT FROM talent_blocks b WHERE b.talent_id = p.talent_id AND b.domain = ANY($2))
      AND NOT EXISTS (SELECT FROM hidden_talents h WHERE h.company_id = $3 AND h.talent_id = p.talent_id AND p.id <> ALL($4))`,
    values: [ids, blockKeys, userId, interested, campaignId],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  let left = MATCHES_SHOWN;
  return ids.flatMap((id) => byId.get(id) ?? []).filter(({ id }) => interested.includes(id) || left-- > 0);
}
