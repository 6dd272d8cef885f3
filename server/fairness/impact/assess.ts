import { findMatches } from '../../campaigns/find-matches.ts';
import { toInput } from '../../campaigns/rows.ts';
import type { Context } from '../../platform/context.ts';
import { readOffers } from '../../search/cards.ts';
import { scoreMatch } from '../../search/matching/score.ts';
import { SLICE_MS, yieldingEvery } from '../slices.ts';

/** Maximum open campaigns to match, newest first, and positions read per batch. */
const CAMPAIGNS_MAX = 100;
const BATCH = 500;

/** The scorer's result for a talent. */
export interface Applicant {
  talentId: string;
  /** Their best match score over all open campaigns. */
  score: number;
  /** Whether one of these campaigns shows them among its matches. */
  isMatched: boolean;
}

/** Matches all talent with a live position against the open campaigns, as their companies would see them now. */
export async function assessTalent(
  context: Pick<Context, 'db' | 'pool' | 'env'>,
): Promise<{ campaigns: number; applicants: Applicant[] }> {
  const rows = await context.db
    .selectFrom('campaigns as c')
    .innerJoin('company_profiles as p', 'p.user_id', 'c.company_id')
    .selectAll('c')
    .select('p.block_keys')
    .where('c.state', '=', 'open')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(CAMPAIGNS_MAX)
    .execute();
  const campaigns = rows.map((row) => ({ ...toInput(row), userId: row.company_id, blockKeys: row.block_keys }));
  const matched = new Set<string>();
  for (const campaign of campaigns)
    for (const { card } of await findMatches(context, campaign, campaign)) matched.add(card.positionId);

  const live = await context.db
    .selectFrom('talent_search as s')
    .innerJoin('talent_positions as p', 'p.id', 's.position_id')
    .select(['p.id', 'p.talent_id'])
    .orderBy('p.id')
    .execute();
  const talentOf = new Map(live.map(({ id, talent_id }) => [id, talent_id]));
  const applicants = new Map<string, Applicant>();
  const pause = yieldingEvery(SLICE_MS);
  // All companies see the same shared scores, so any campaign's company can be the reader.
  const reader = campaigns[0]?.userId;
  for (let at = 0; reader && at < live.length; at += BATCH) {
    const ids = live.slice(at, at + BATCH).map(({ id }) => id);
    for (const offer of await readOffers(context, ids, [], reader)) {
      const talentId = talentOf.get(offer.positionId)!;
      const known = applicants.get(talentId) ?? { talentId, score: 0, isMatched: false };
      for (const campaign of campaigns) {
        known.score = Math.max(known.score, scoreMatch(campaign, offer).score);
        await pause();
      }
      known.isMatched ||= matched.has(offer.positionId);
      applicants.set(talentId, known);
    }
  }
  return { campaigns: campaigns.length, applicants: [...applicants.values()] };
}
