import { FILTER_OPTIONS_MAX, type FilterOptions, type SearchQuery } from '#contract/search/query.ts';
import { LEAST_SCORES } from '#contract/values/product.ts';
import { workTypeSchema } from '#contract/talents.ts';
import type { Context } from '../platform/context.ts';
import { type TagCounts, countTagsInSql } from './sql/count-in-sql.ts';
import type { TermKind } from './query/dictionary.ts';
import { loadDictionary } from './query/load-dictionary.ts';
import { HAS_FEEDBACK, SCORE_FILTERS, scoreFlag } from './flags.ts';
import { normalise } from './query/words.ts';
import { listHiddenPositions } from '../visibility/excluded.ts';

const LISTS = [
  { filter: 'professions', kind: 'title' },
  { filter: 'languages', kind: 'lang' },
  { filter: 'locations', kind: 'loc' },
  { filter: 'workTypes', kind: 'work' },
] as const satisfies { filter: keyof SearchQuery; kind: TermKind }[];
type FilterName = keyof Omit<FilterOptions, 'isSampled'>;

/** Lists the options of every filter with their counts. Each filter is counted as if it were not set itself. */
export async function listFilters(
  context: Pick<Context, 'pool'> & Partial<Pick<Context, 'searchIndex'>>,
  { domains, companyId, ...query }: SearchQuery & { domains: readonly string[]; companyId?: string },
): Promise<FilterOptions> {
  const excluded = { domains, hidden: await listHiddenPositions(context.pool, companyId) };
  const count = async (asked: SearchQuery) =>
    context.searchIndex?.countTags(asked, excluded) ??
    (await countTagsInSql(context.pool, await loadDictionary(context.pool), asked, excluded));
  const whole = count(query);
  const counted = (filter: FilterName) => (isSet(query[filter]) ? count({ ...query, [filter]: undefined }) : whole);
  const lists = await Promise.all(
    LISTS.map(async ({ filter, kind }) => choices(await counted(filter), kind, query[filter] ?? [])),
  );
  const scores = await Promise.all(
    SCORE_FILTERS.map(async ({ filter, score }) => flagCounts(await counted(filter), score)),
  );
  const feedback = await counted('hasAiFeedback');
  const withFeedback = namedCount(feedback, HAS_FEEDBACK);
  return {
    professions: lists[0]!,
    languages: lists[1]!,
    locations: lists[2]!,
    workTypes: workTypeSchema.options.map((value) => ({ value, count: numberOf(lists[3]!, value) })),
    minCommunication: scores[0]!,
    minConfidence: scores[1]!,
    minClarity: scores[2]!,
    hasAiFeedback: [
      { value: true, count: withFeedback },
      { value: false, count: feedback.total - withFeedback },
    ],
    isSampled: (await whole).isSampled,
  };
}

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The most frequent options, plus the chosen ones even when they match nobody. */
function choices({ counts }: TagCounts, kind: TermKind, chosen: readonly string[]) {
  const all = [...counts]
    .filter(([term]) => term.kind === kind)
    .map(([{ label, norm }, count]) => ({ value: label, count, norm }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const wanted = new Set(chosen.map(normalise));
  const offered = all.filter(({ norm }, place) => place < FILTER_OPTIONS_MAX || wanted.has(norm));
  const known = new Set(all.map(({ norm }) => norm));
  const empty = chosen.filter((label) => !known.has(normalise(label))).map((value) => ({ value, count: 0 }));
  return [...offered.map(({ value, count }) => ({ value, count })), ...empty];
}

const numberOf = (list: readonly { value: string; count: number }[], wanted: string) =>
  list.find(({ value }) => value === wanted)?.count ?? 0;

const flagCounts = (counted: TagCounts, score: (typeof SCORE_FILTERS)[number]['score']) =>
  LEAST_SCORES.map((value) => ({ value, count: namedCount(counted, scoreFlag(score, value)) }));

function namedCount({ counts }: TagCounts, flag: string) {
  for (const [{ kind, norm }, count] of counts) if (kind === 'flag' && norm === flag) return count;
  return 0;
}
