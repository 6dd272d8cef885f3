import { BIAS_CANDIDATES_MAX } from '#contract/values/limits.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import type { TalentCard } from '#contract/search/search.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { readCards } from '../search/cards.ts';
import { requireFilters } from '../search/advanced-filters.ts';
import { findTalents } from '../search/find-talents.ts';
import type { Viewer } from '../platform/http/viewer.ts';

interface Wanted {
  candidateIds: string[];
  search: SearchQuery;
}

/**
 * Returns the candidates to compare: the given positions, or the first search results, which may be empty. Positions that this
 * company can't find are omitted.
 * @throws not_found when none of the given positions can be found.
 */
export async function findCandidates(context: Context, viewer: Viewer, wanted: Wanted): Promise<TalentCard[]> {
  if (wanted.candidateIds.length === 0) return firstFound(context, wanted.search, viewer);
  const cards = await readCards(context, [...new Set(wanted.candidateIds)], viewer.blockKeys, viewer.userId);
  if (cards.length === 0) throw failure('not_found');
  return cards;
}

async function firstFound(context: Context, query: SearchQuery, viewer: Viewer): Promise<TalentCard[]> {
  await requireFilters(context, viewer.userId, query);
  const cards: TalentCard[] = [];
  let cursor: string | undefined;
  do {
    const page = await findTalents(context, { ...query, domains: viewer.blockKeys, companyId: viewer.userId, cursor });
    cards.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && cards.length < BIAS_CANDIDATES_MAX);
  return cards.slice(0, BIAS_CANDIDATES_MAX);
}
