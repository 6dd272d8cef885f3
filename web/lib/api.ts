import { createORPCClient, DynamicLink } from '@orpc/client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Client, createLink } from '#contract/client.ts';

let link: Promise<ReturnType<typeof createLink>> | undefined;

/** What knows the routes and how they are asked loads with the first question: prerendered pages are complete without it. */
const loadLink = () =>
  import('#contract/client.ts')
    .then((file) => file.createLink({ site: window.location.origin }))
    .catch((error: unknown) => {
      link = undefined;
      throw error;
    });

export const client: Client = createORPCClient(new DynamicLink(() => (link ??= loadLink())));

/** Queries and mutations of every API route: `api.search.findTalents.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(client);

/** How a list without other inputs pages, for `infiniteOptions`. */
export const PAGES = {
  input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
