import { queryOf, useSearchUrl } from './url.ts';
import { useFoundTalents } from './use-found-talents.ts';

/** What is searched for now, as the server is asked, and how many it finds. */
export function useCurrentSearch() {
  const { url, openTab } = useSearchUrl();
  const { count } = useFoundTalents(url);
  return { query: queryOf(url), count, openSearch: () => openTab(undefined) };
}
