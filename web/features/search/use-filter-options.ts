import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { type SearchUrl, queryOf } from './url.ts';

/** The choices of every filter beside what the URL asks. While the next answer is on its way, the last one stays. */
export const useFilterOptions = (url: SearchUrl) =>
  useQuery(
    api.search.listFilters.queryOptions({ input: queryOf(url), staleTime: 10_000, placeholderData: keepPreviousData }),
  );
