import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { type SearchUrl, queryOf, useSearchUrl } from './url.ts';

/** Pages of results for the current search. Keeps the previous answer while the next one loads. */
export function useFoundTalents(url: SearchUrl) {
  const found = useInfiniteQuery(
    api.search.findTalents.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...queryOf(url), ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const [first] = found.data?.pages ?? [];
  return {
    ...found,
    items: found.data?.pages.flatMap(({ items }) => items) ?? [],
    count: first?.count,
    withoutAiFeedback: first?.withoutAiFeedback,
    correctedTo: first?.correctedTo[0],
  };
}
export type FoundTalents = ReturnType<typeof useFoundTalents>;

/** Options of all filters for the current search. Keeps the previous answer while the next one loads. */
export const useFilterOptions = (url: SearchUrl) =>
  useQuery(
    api.search.listFilters.queryOptions({ input: queryOf(url), staleTime: 10_000, placeholderData: keepPreviousData }),
  );

/** The current query and its result count, for other features. */
export function useCurrentSearch() {
  const { url, openTab } = useSearchUrl();
  const { count } = useFoundTalents(url);
  return { query: queryOf(url), count, openSearch: () => openTab(undefined) };
}
