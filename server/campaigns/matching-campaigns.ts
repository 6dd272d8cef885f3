import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import { MATCHES_PAGE_SIZE, type MatchingCampaign } from '#contract/campaigns/matches.ts';
import { markInvitationRead } from '../notifications/mark-invitation-read.ts';
import { notify } from '../notifications/notify.ts';
import { listParameter } from '../platform/db/list-parameter.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { pageOfRanking } from '../platform/db/keyset.ts';
import { failure } from '../platform/http/failure.ts';
import { announceEvent } from '../platform/jobs/announce-event.ts';
import { type Offer, readOwnOffers } from '../search/cards.ts';
import { logoUrlOf } from '../platform/media/playable.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { CampaignContext } from './campaigns.ts';
import { restoreInvitation } from './decline-invitation.ts';
import { type OpenToTalent, listOpenToTalent } from './open-to-talent.ts';
import { toInput } from './rows.ts';
import { scoreMatch } from '../search/matching/score.ts';

const SHOWN_MAX = 50;
const LEAST_SCORE = 30;

/**
 * Lists open campaigns that match one of the talent's searchable positions, from companies that the talent has not blocked.
 * Without a searchable position, it lists those that the talent is invited to or interested in, without scores.
 */
export async function listMatchingCampaigns(
  context: CampaignContext,
  { userId }: Viewer,
  { cursor }: { cursor?: string | undefined } = {},
): Promise<{ items: MatchingCampaign[]; nextCursor: string | null }> {
  const [offers, open] = await Promise.all([readOwnOffers(context, userId), listOpenToTalent(context, userId)]);
  const bestOf = offers.length > 0 ? rememberBest(offers) : () => UNSCORED;
  const ranking = open
    .map((campaign) => ({ ...campaign, ...bestOf(campaign.asked) }))
    .filter(
      ({ score, isInvited, hasExpressedInterest }) => (score ?? 0) >= LEAST_SCORE || isInvited || hasExpressedInterest,
    )
    .toSorted(
      (a, b) =>
        Number(a.hasDeclined) - Number(b.hasDeclined) ||
        Number(b.isInvited) - Number(a.isInvited) ||
        Number(b.isBoosted) - Number(a.isBoosted) ||
        (b.score ?? 0) - (a.score ?? 0),
    )
    .slice(0, SHOWN_MAX);
  const page = pageOfRanking(ranking, cursor, MATCHES_PAGE_SIZE);
  return { ...page, items: await withCompanies(context, page.items) };
}

interface Best {
  offer: Offer;
  score: number;
}

const UNSCORED = { offer: null, score: null };

/**
 * Caches a talent's best offer for each campaign by the offers' content, so that the pages of a list and the visits of a day
 * score once.
 */
const remembered = new LRUCache<string, WeakMap<CampaignInput, Best>>({ max: 100 });

function rememberBest(offers: readonly Offer[]): (asked: CampaignInput) => Best {
  const key = JSON.stringify(offers);
  const known = remembered.get(key) ?? new WeakMap<CampaignInput, Best>();
  remembered.set(key, known);
  return (asked) => {
    let best = known.get(asked);
    if (!best) known.set(asked, (best = bestMatch(asked, offers)));
    return best;
  };
}

/** The talent's best offer for a campaign; on a tie, the first. */
const bestMatch = (asked: CampaignInput, offers: readonly Offer[]): Best =>
  offers
    .map((offer) => ({ offer, score: scoreMatch(asked, offer).score }))
    .reduce((first, next) => (next.score > first.score ? next : first));

async function withCompanies(
  { db, env }: CampaignContext,
  ranked: readonly (OpenToTalent & (Best | typeof UNSCORED))[],
): Promise<MatchingCampaign[]> {
  const ids = ranked.map(({ id }) => id);
  const rows = await db
    .selectFrom('campaigns as c')
    .innerJoin('company_profiles as p', 'p.user_id', 'c.company_id')
    .select(['c.id', 'c.created_at', 'p.company_name', 'p.public_id', 'p.logo_id', 'p.is_verified'])
    .where('c.id', '=', sql<string>`ANY(${listParameter(ids)})`)
    .execute();
  const companies = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ asked, offer, ...campaign }) => {
    const row = companies.get(campaign.id);
    if (!row) return [];
    return {
      ...campaign,
      ...asked,
      createdAt: row.created_at.toISOString(),
      companyName: row.company_name,
      companyPageId: row.public_id,
      logoUrl: logoUrlOf(env.PUBLIC_URL, row.logo_id),
      isVerified: row.is_verified,
      reasons: offer ? scoreMatch(asked, offer).reasons : [],
      positionId: offer?.positionId ?? null,
      positionTitle: offer?.positionTitle ?? null,
    };
  });
}

/** Expresses interest with the best matching position, which also accepts an invitation. Idempotent. @throws not_found */
export async function expressInterest(context: CampaignContext, viewer: Viewer, campaignId: string) {
  const { userId } = viewer;
  const campaign = await context.db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', campaignId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const offers = await readOwnOffers(context, userId);
  if (!campaign || offers.length === 0) throw failure('not_found');
  const { score, offer } = bestMatch(toInput(campaign), offers);
  const { positionId, talentName, positionTitle } = offer;
  const at = context.clock();
  await context.db.transaction().execute(async (trx) => {
    await restoreInvitation({ db: trx }, viewer, campaignId);
    await markInvitationRead(trx, userId, campaignId, at);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('campaign_interests')
      .values({ campaign_id: campaignId, talent_id: userId, position_id: positionId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    // Whoever withdraws and raises their hand again is not announced again.
    if (numInsertedOrUpdatedRows !== 1n || (await isAnnounced(trx, userId, campaign))) return;
    const { company_id: companyId, title: campaignTitle } = campaign;
    const data = { campaignId, campaignTitle, positionId, talentName, positionTitle, score };
    await announceEvent(trx, { companyId, talentId: userId, type: 'campaign.interest', data, at });
    await notify(trx, { userId: companyId, aboutId: userId, kind: 'interest', data, at });
  });
}

const isAnnounced = async (trx: Kysely<DB>, talentId: string, { id, company_id }: { id: string; company_id: string }) =>
  (await trx
    .selectFrom('notifications')
    .select('id')
    .where('about_id', '=', talentId)
    .where('user_id', '=', company_id)
    .where('kind', '=', 'interest')
    .where(sql<boolean>`data->>'campaignId' = ${id}`)
    .executeTakeFirst()) !== undefined;

export async function withdrawInterest({ db }: Pick<CampaignContext, 'db'>, { userId }: Viewer, campaignId: string) {
  await db
    .deleteFrom('campaign_interests')
    .where('campaign_id', '=', campaignId)
    .where('talent_id', '=', userId)
    .execute();
}
