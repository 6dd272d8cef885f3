import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { SearchUrl } from './url.ts';

/** Pages of results for what the URL asks. While the next answer is on its way, the last one stays. */
export function useFoundTalents({ q, professions, languages }: SearchUrl) {
  const found = useInfiniteQuery(
    api.search.findTalents.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(q ? { text: q } : {}),
        ...(professions ? { professions } : {}),
        ...(languages ? { languages } : {}),
        ...(cursor ? { cursor } : {}),
      }),
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
    correctedTo: first?.correctedTo[0],
  };
}
export type FoundTalents = ReturnType<typeof useFoundTalents>;
