import { setImmediate } from 'node:timers/promises';
import { FILTER_OPTIONS_MAX, type FilterOptions, type SearchQuery } from '#contract/search/query.ts';
import { NOTICE_DAYS, SALARY_STEPS } from '#contract/values/plans.ts';
import { LEAST_SCORES, LEAST_YEARS } from '#contract/values/product.ts';
import { workTypeSchema } from '#contract/talents.ts';
import type { Context } from '../platform/context.ts';
import { type Asker, readViewed } from './advanced-filters.ts';
import { type TagCounts, countTagsInSql } from './sql/count-in-sql.ts';
import type { TermKind } from './query/dictionary.ts';
import { loadDictionary } from './query/load-dictionary.ts';
import { HAS_FEEDBACK, noticeFlag, salaryFlag, SCORE_FILTERS, scoreFlag, yearsFlag } from './flags.ts';
import { normalise } from './query/words.ts';

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
  { domains, companyId, ...query }: SearchQuery & Pick<Asker, 'domains'> & { companyId?: string },
): Promise<FilterOptions> {
  const asker = { domains, companyId, viewed: await readViewed(context.pool, companyId, query.viewed) };
  const count = async (asked: SearchQuery) =>
    (await context.searchIndex?.countTags(asked, asker)) ??
    (await countTagsInSql(context.pool, await loadDictionary(context.pool), asked, asker));
  // One at a time: each finds its matches without yielding, so other requests are served in between.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (asked: SearchQuery) => {
    const counted = last.then(() => setImmediate()).then(() => count(asked));
    last = counted.catch(() => undefined);
    return counted;
  };
  const whole = inTurn(query);
  const counted = (filter: FilterName) => (isSet(query[filter]) ? inTurn({ ...query, [filter]: undefined }) : whole);
  const lists = await Promise.all(
    LISTS.map(async ({ filter, kind }) => choices(await counted(filter), kind, query[filter] ?? [])),
  );
  const scores = await Promise.all(
    SCORE_FILTERS.map(async ({ filter, score }) =>
      flagCounts(await counted(filter), LEAST_SCORES, (least) => scoreFlag(score, least)),
    ),
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
    maxSalary: flagCounts(await counted('maxSalary'), SALARY_STEPS, salaryFlag),
    availableWithin: flagCounts(await counted('availableWithin'), NOTICE_DAYS, noticeFlag),
    minYears: flagCounts(await counted('minYears'), LEAST_YEARS, yearsFlag.least, 'years'),
    isSampled: (await whole).isSampled,
  };
}

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The most frequent options, plus the chosen ones even if they match nothing. */
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

const flagCounts = <Value extends number>(
  counted: TagCounts,
  values: readonly Value[],
  flagOf: (value: Value) => string,
  kind: TermKind = 'flag',
) => values.map((value) => ({ value, count: namedCount(counted, flagOf(value), kind) }));

function namedCount({ counts }: TagCounts, flag: string, wanted: TermKind = 'flag') {
  for (const [{ kind, norm }, count] of counts) if (kind === wanted && norm === flag) return count;
  return 0;
}
