import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ReadFilter } from '#contract/search/query.ts';
import { api } from '#web/lib/api.ts';
import { painted } from '#web/lib/browser-state.ts';
import { usePlan } from '#web/features/unlocks/public.ts';
import { type FilterName, type SearchUrl, type TabName, queryOf, readSearchUrl, tidy, withoutRead } from './url.ts';
import { withoutAdvanced } from './filters/advanced-text.ts';
import type { TFunction } from 'i18next';

/**
 * The URL as the page's state. Typing replaces the history entry; selecting a filter adds one. The page updates after the next
 * paint, so that a click gets feedback before all cards render.
 */
export function useSearchUrl() {
  const search = useSearch({ from: '/company/search-talent' });
  // The router keeps parameters that the page doesn't know, such as utm_source.
  const url = useMemo(() => readSearchUrl({ ...search }), [search]);
  const navigate = useNavigate({ from: '/company/search-talent' });
  const go = useCallback(
    (search: (before: SearchUrl) => SearchUrl, replace = false) =>
      void painted().then(() => navigate({ search, replace, resetScroll: false })),
    [navigate],
  );
  const change = useCallback(
    (next: Partial<SearchUrl>, replace = false) =>
      go((before) => tidy({ ...before, ...(isSearch(next) && { saved: undefined }), ...next }), replace),
    [go],
  );
  return {
    url,
    change,
    toggle(name: FilterName, value: string) {
      const chosen: string[] = url[name] ?? [];
      change({ [name]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value] });
    },
    /** Replaces the whole search, for example by a saved one. */
    replace: (next: SearchUrl) => go(({ tab }) => tidy({ ...next, tab })),
    /** Switches tabs and closes the reel and the dialog. */
    openTab: (tab: TabName | undefined) => change({ tab, at: undefined, play: undefined }),
    clear: () => go(({ tab, blind, sort }) => tidy({ tab, blind, sort })),
  };
}

const BESIDES = new Set<string>([
  'tab',
  'sort',
  'saved',
  'blind',
  'play',
  'at',
  'candidate',
] satisfies (keyof SearchUrl)[]);
/** Whether the text or a filter changes. These apply to the whole search, not to saved talent. */
const isSearch = (next: Partial<SearchUrl>) => Object.keys(next).some((name) => !BESIDES.has(name));

/**
 * Pages of results for the current search. Keeps the previous answer while the next one loads. `query` isn't spread: reading all
 * of its fields would render the results again whenever a request starts or ends.
 */
export function useFoundTalents(url: SearchUrl) {
  const query = useInfiniteQuery(
    api.search.findTalents.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...queryOf(url),
        ...(url.sort ? { sort: url.sort } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const [first] = query.data?.pages ?? [];
  return {
    query,
    items: query.data?.pages.flatMap(({ items }) => items) ?? [],
    count: first?.count,
    withoutAiFeedback: first?.withoutAiFeedback,
    correctedTo: first?.correctedTo[0],
    readFilters: first?.readFilters ?? [],
    leftOut: first?.leftOut ?? [],
    nearOnly: first?.nearOnly ?? [],
  };
}
export type FoundTalents = ReturnType<typeof useFoundTalents>;

/** The filter that a part of the text stands for. */
const READ_AS: Partial<Record<ReadFilter['kind'], FilterName>> = {
  workType: 'workTypes',
  language: 'languages',
  city: 'locations',
  country: 'locations',
  region: 'locations',
};

/** The selected values of one filter, including those read from the text. */
export function useChoices(name: FilterName) {
  const { url, change, toggle } = useSearchUrl();
  const read = useFoundTalents(url).readFilters.filter(({ kind }) => READ_AS[kind] === name);
  return {
    chosen: [...(url[name] ?? []), ...read.map(({ value }) => value)],
    toggle(value: string) {
      const words = read.filter((filter) => filter.value === value).map(({ text }) => text);
      if (words.length > 0) change(withoutRead(url, words));
      else toggle(name, value);
    },
  };
}

/**
 * Options of all filters for the current search. Keeps the previous answer while the next one loads. On the free plan, Premium
 * filters that came with a link are ignored.
 */
export function useFilterOptions(url: SearchUrl) {
  const asked = usePlan() === 'free' ? withoutAdvanced(url) : url;
  return useQuery(
    api.search.listFilters.queryOptions({
      input: queryOf(asked),
      staleTime: 10_000,
      placeholderData: keepPreviousData,
    }),
  );
}

/** The current query and its result count, for other features. */
export function useCurrentSearch() {
  const { url, openTab } = useSearchUrl();
  const { count } = useFoundTalents(url);
  return { query: queryOf(url), count, openSearch: () => openTab(undefined) };
}

interface Count {
  total: number;
  isCapped: boolean;
}

/** "112 results found", "1,000+ results found". */
export function countText(
  t: TFunction<'search'>,
  language: string,
  key: 'results' | 'show',
  { total, isCapped }: Count,
) {
  const shown = new Intl.NumberFormat(language).format(total);
  if (isCapped) return t(`${key}Capped`, { count: shown as unknown as number });
  return t(key, { count: total });
}
