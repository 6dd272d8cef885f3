import type { SearchOrder } from '#contract/search/search.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { NOTICE_DAYS, SALARY_STEPS } from '#contract/values/plans.ts';
import { LEAST_SCORES, LEAST_YEARS, WORK_TYPES } from '#contract/values/product.ts';

/** State of the search page in its URL. */
export interface SearchUrl {
  /** The open tab; undefined for the search itself. */
  tab?: TabName | undefined;
  q?: string | undefined;
  /** Parts of the text that no filter is read from. */
  unread?: string[] | undefined;
  keywords?: string[] | undefined;
  professions?: string[] | undefined;
  languages?: string[] | undefined;
  locations?: string[] | undefined;
  workTypes?: WorkTypeName[] | undefined;
  minCommunication?: LeastScore | undefined;
  minConfidence?: LeastScore | undefined;
  minClarity?: LeastScore | undefined;
  hasAiFeedback?: boolean | undefined;
  maxSalary?: (typeof SALARY_STEPS)[number] | undefined;
  availableWithin?: (typeof NOTICE_DAYS)[number] | undefined;
  minYears?: (typeof LEAST_YEARS)[number] | undefined;
  viewed?: boolean | undefined;
  /** Undefined for relevance. */
  sort?: SearchOrder | undefined;
  /** Shows saved talents only. */
  saved?: boolean | undefined;
  /** Hides names, photos and videos until revealed. */
  blind?: boolean | undefined;
  /** Position whose video is open in the dialog. */
  play?: string | undefined;
  /** Position shown in the reel; undefined for the grid. */
  at?: string | undefined;
  /** Position whose checkout was abandoned. */
  candidate?: string | undefined;
}

const TABS = ['ai', 'bias', 'analytics'] as const;
export type TabName = (typeof TABS)[number];
type WorkTypeName = (typeof WORK_TYPES)[number];
type LeastScore = (typeof LEAST_SCORES)[number];

export const LIST_FILTERS = ['professions', 'languages', 'locations', 'workTypes', 'keywords'] as const;
export type FilterName = (typeof LIST_FILTERS)[number];
/** The orders other than relevance. */
export const SORTS = ['newest', ...SCORE_NAMES] as const satisfies readonly SearchOrder[];
export const SCORE_FILTERS = ['minCommunication', 'minConfidence', 'minClarity'] as const;

/** Reads the query of the page's URL and drops invalid values. Written without zod, since every page loads it. */
export function readSearchUrl(query: Record<string, unknown>): SearchUrl {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined);
  const list = (value: unknown) =>
    Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= 80).slice(0, 50)
      : undefined;
  const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
  const score = (value: unknown) => LEAST_SCORES.find((least) => least === value);
  return tidy({
    tab: TABS.find((tab) => tab === query.tab),
    q: text(query.q),
    unread: list(query.unread)?.slice(0, 20),
    keywords: list(query.keywords)?.slice(0, 10),
    professions: list(query.professions),
    languages: list(query.languages),
    locations: list(query.locations),
    workTypes: WORK_TYPES.filter((type) => list(query.workTypes)?.includes(type)),
    minCommunication: score(query.minCommunication),
    minConfidence: score(query.minConfidence),
    minClarity: score(query.minClarity),
    hasAiFeedback: flag(query.hasAiFeedback),
    maxSalary: SALARY_STEPS.find((value) => value === query.maxSalary),
    availableWithin: NOTICE_DAYS.find((value) => value === query.availableWithin),
    minYears: LEAST_YEARS.find((value) => value === query.minYears),
    viewed: flag(query.viewed),
    sort: SORTS.find((order) => order === query.sort),
    saved: flag(query.saved) || undefined,
    blind: flag(query.blind) || undefined,
    play: text(query.play),
    at: text(query.at),
    candidate: text(query.candidate),
  });
}

/** Drops empty values. */
export const tidy = (url: SearchUrl): SearchUrl =>
  Object.fromEntries(
    Object.entries(url).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** The part of the URL that is sent to the server. */
export const queryOf = ({
  tab: _tab,
  q,
  unread,
  saved: _saved,
  blind: _blind,
  play: _play,
  at: _at,
  candidate: _candidate,
  sort: _sort,
  ...filters
}: SearchUrl) => ({
  ...(q ? { text: q, ...(unread ? { unread } : {}) } : {}),
  ...filters,
});

/** Whether a search leaves anyone out. */
export const isNarrowed = (url: SearchUrl) => url.saved === true || Object.keys(queryOf(url)).length > 0;

/** Number of active filters, without the search text. */
export const countFilters = ({ q: _text, unread: _unread, ...url }: SearchUrl) =>
  Object.values(queryOf(url)).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);

/** What the server takes for parts of a word. */
const WORD = String.raw`[\p{L}\p{M}\p{N}+#.&]`;

/**
 * Removes filters that were read from the text by removing their words. Words that don't stand in it exactly once, for example
 * because they were misspelled, are marked as unread instead.
 */
export function withoutRead(
  { q = '', unread = [] }: SearchUrl,
  texts: readonly string[],
): Pick<SearchUrl, 'q' | 'unread'> {
  let left = q;
  const kept = texts.filter((text) => {
    const words = text.split(' ').map((word) => word.replaceAll(/[+.]/g, String.raw`\$&`));
    const stretch = new RegExp(`(?<!${WORD})${words.join(`(?:(?!${WORD}).)+`)}(?:[’']s)?(?!${WORD})`, 'gu');
    if ([...left.matchAll(stretch)].length !== 1) return true;
    left = left.replace(stretch, '').replaceAll(/[\s,;]+(?=[\s,;])|^[\s,;]+|[\s,;]+$/g, '');
    return false;
  });
  return { q: left, unread: left === '' ? [] : [...unread, ...kept] };
}
