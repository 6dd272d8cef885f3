import { useNavigate, useSearch } from '@tanstack/react-router';
import { LEAST_SCORES } from '#contract/values/search.ts';
import { WORK_TYPES } from '#contract/values/talents.ts';

/** What the search page keeps in its URL. */
export interface SearchUrl {
  /** Which tab is open; none is the search. */
  tab?: TabName | undefined;
  q?: string | undefined;
  keywords?: string[] | undefined;
  professions?: string[] | undefined;
  languages?: string[] | undefined;
  locations?: string[] | undefined;
  workTypes?: WorkTypeName[] | undefined;
  minCommunication?: LeastScore | undefined;
  minConfidence?: LeastScore | undefined;
  minClarity?: LeastScore | undefined;
  hasAiFeedback?: boolean | undefined;
  /** Only who is saved. */
  saved?: boolean | undefined;
  /** No name, photo or video until asked. */
  blind?: boolean | undefined;
  /** The position whose video plays. */
  play?: string | undefined;
  /** The position that the reel stands at; the grid shows without it. */
  at?: string | undefined;
  /** The position whose payment was left. */
  candidate?: string | undefined;
}

const TABS = ['ai', 'bias', 'analytics'] as const;
export type TabName = (typeof TABS)[number];
type WorkTypeName = (typeof WORK_TYPES)[number];
type LeastScore = (typeof LEAST_SCORES)[number];

export const LIST_FILTERS = ['professions', 'languages', 'locations', 'workTypes', 'keywords'] as const;
export type FilterName = (typeof LIST_FILTERS)[number];
export const SCORE_FILTERS = ['minCommunication', 'minConfidence', 'minClarity'] as const;

/** Reads the query of the page's URL; what makes no sense is left out. Plain, since every page loads it. */
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
    keywords: list(query.keywords)?.slice(0, 10),
    professions: list(query.professions),
    languages: list(query.languages),
    locations: list(query.locations),
    workTypes: WORK_TYPES.filter((type) => list(query.workTypes)?.includes(type)),
    minCommunication: score(query.minCommunication),
    minConfidence: score(query.minConfidence),
    minClarity: score(query.minClarity),
    hasAiFeedback: flag(query.hasAiFeedback),
    saved: flag(query.saved) || undefined,
    blind: flag(query.blind) || undefined,
    play: text(query.play),
    at: text(query.at),
    candidate: text(query.candidate),
  });
}

/** Empty values leave the URL. */
const tidy = (url: SearchUrl): SearchUrl =>
  Object.fromEntries(
    Object.entries(url).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** What the server is asked, of all that stands in the URL. */
export const queryOf = ({
  tab: _tab,
  q,
  saved: _saved,
  blind: _blind,
  play: _play,
  at: _at,
  candidate: _candidate,
  ...filters
}: SearchUrl) => ({
  ...(q ? { text: q } : {}),
  ...filters,
});

/** How many filters are on, the text not counted. */
export const countFilters = ({ q: _text, ...url }: SearchUrl) =>
  Object.values(queryOf(url)).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);

/** The URL as the page's state. Typing replaces the entry of the history; choosing adds one. */
export function useSearchUrl() {
  const url = useSearch({ from: '/company/search-talent' });
  const navigate = useNavigate({ from: '/company/search-talent' });
  const change = (next: Partial<SearchUrl>, replace = false) =>
    void navigate({ search: (before) => tidy({ ...before, ...next }), replace, resetScroll: false });
  return {
    url,
    change,
    toggle(name: FilterName, value: string) {
      const chosen: string[] = url[name] ?? [];
      change({ [name]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value] });
    },
    /** Another search in the place of this one. */
    replace: (next: SearchUrl) => void navigate({ search: ({ tab }) => tidy({ ...next, tab }), resetScroll: false }),
    /** What stands open in a tab closes with it. */
    openTab: (tab: TabName | undefined) => change({ tab, at: undefined, play: undefined }),
    clear: () =>
      void navigate({ search: (before) => tidy({ tab: before.tab, blind: before.blind }), resetScroll: false }),
  };
}
