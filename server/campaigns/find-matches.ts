import type { CampaignInput } from '#contract/campaigns/campaigns.ts';
import type { Match } from '#contract/campaigns/matches.ts';
import type { Context } from '../platform/context.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { cardOf, readOffers } from '../search/cards.ts';
import { scoreMatch } from '../search/matching/score.ts';
import { findCandidates } from './candidates.ts';
import { LEAST_SCORE, MATCHES_SHOWN } from './score-matches.ts';

/**
 * Finds the current best matches without storing them, for reports across companies. Paused, rejected, hidden and blocking
 * talent are left out.
 */
export async function findMatches(
  context: Pick<Context, 'pool' | 'env'>,
  asked: CampaignInput,
  company: Pick<Viewer, 'userId' | 'blockKeys'>,
): Promise<Omit<Match, 'hasExpressedInterest'>[]> {
  const { ids } = await findCandidates(context)(asked, company);
  const offers = await readOffers(context, ids, company.blockKeys, company.userId, false);
  return offers
    .map((offer) => ({ ...scoreMatch(asked, offer), card: cardOf(offer) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MATCHES_SHOWN);
}
