import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { type SearchUrl, queryOf } from './url.ts';

/** Pages of results for what the URL asks. While the next answer is on its way, the last one stays. */
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
