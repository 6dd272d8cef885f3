import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createClient } from '#contract/client.ts';

export const client = createClient({
  site: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
});

/** Queries and mutations of every API route: `api.search.findTalents.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(client);
