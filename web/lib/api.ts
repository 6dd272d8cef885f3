import type { RouterUtils } from '@orpc/tanstack-query';
import type { Client } from '#contract/client.ts';

type Path = readonly string[];
type Call = (input?: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;
interface Options {
  input?: unknown;
}
interface PagedOptions {
  input: (page: unknown) => unknown;
  initialPageParam: unknown;
}

let loading: Promise<{ client: Client }> | undefined;

/** The client library loads with the first request: prerendered pages are complete without it. */
const load = () =>
  import('#contract/client.ts')
    .then((file) => ({ client: file.createClient({ site: location.origin }) }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });

const callOf =
  (path: Path): Call =>
  async (input, options) => {
    const { client } = await (loading ??= load());
    const route = path.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], client) as Call;
    return route(input, options);
  };

/** Turns property access into paths: `of(path)` returns what is at `path`. */
const asProperties = (path: Path, of: (path: Path) => object): object =>
  new Proxy(of(path), {
    get: (own, name) =>
      typeof name !== 'string' || name === 'then' || name in own
        ? Reflect.get(own, name)
        : asProperties([...path, name], of),
  });

/** Every route of the API as a function. */
export const client = asProperties([], callOf) as Client;

/**
 * Keys and options of a route, compatible with `@orpc/tanstack-query`; that package would add a twentieth to a public page's
 * scripts.
 */
function utilsOf(path: Path) {
  const call = callOf(path);
  const queryKey = ({ input }: Options = {}) => [path, { ...(input !== undefined && { input }), type: 'query' }];
  return {
    call,
    key: () => [path, {}],
    queryKey,
    queryOptions: (options: Options = {}) => ({
      queryKey: queryKey(options),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(options.input, { signal }),
      ...options,
    }),
    infiniteOptions: (options: PagedOptions) => ({
      queryKey: [path, { input: options.input(options.initialPageParam), type: 'infinite' }],
      queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
        call(options.input(pageParam), { signal }),
      ...options,
    }),
    mutationOptions: (options: object = {}) => ({
      mutationKey: [path, { type: 'mutation' }],
      mutationFn: (input: unknown) => call(input),
      ...options,
    }),
  };
}

/** Queries and mutations of every API route: `api.search.findTalents.queryOptions({ input })`. */
export const api = asProperties([], utilsOf) as RouterUtils<Client>;

/**
 * Paging options of `infiniteOptions` for a list without other inputs. The first page has no cursor: undefined, or null if the
 * server has rendered it, since JSON knows no undefined.
 */
export const PAGES = {
  input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
