import { useNavigate, useSearch } from '@tanstack/react-router';

/** What the search page keeps in its URL. */
export interface SearchUrl {
  q?: string | undefined;
  professions?: string[] | undefined;
  languages?: string[] | undefined;
  /** The position whose video plays. */
  play?: string | undefined;
}

/** Reads the query of the page's URL; what makes no sense is left out. Plain, since every page loads it. */
export function readSearchUrl(query: Record<string, unknown>): SearchUrl {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined);
  const list = (value: unknown) =>
    Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string' && one.length <= 80).slice(0, 50)
      : undefined;
  return tidy({
    q: text(query.q),
    professions: list(query.professions),
    languages: list(query.languages),
    play: text(query.play),
  });
}
export type FilterName = 'professions' | 'languages';

/** Empty values leave the URL. */
const tidy = (url: SearchUrl): SearchUrl =>
  Object.fromEntries(
    Object.entries(url).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

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
      const chosen = url[name] ?? [];
      change({ [name]: chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value] });
    },
    clear: () => change({ q: undefined, professions: undefined, languages: undefined }),
  };
}
