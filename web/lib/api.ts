import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createClient } from '#contract/client.ts';

export const client = createClient({
  site: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
});

/** Queries and mutations of every API route: `api.search.findTalents.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(client);

/** How a list without other inputs pages, for `infiniteOptions`. */
export const PAGES = {
  input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
