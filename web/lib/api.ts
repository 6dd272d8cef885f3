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

/** What knows the routes and how they are asked loads with the first question: prerendered pages are complete without it. */
const load = () =>
  import('#contract/client.ts')
    .then((file) => ({ client: file.createClient({ site: window.location.origin }) }))
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

/** The path of a route as properties: `of(path)` stands for what is at `path`. */
const asProperties = (path: Path, of: (path: Path) => object): object =>
  new Proxy(of(path), {
    get: (own, name) =>
      typeof name !== 'string' || name === 'then' || name in own
        ? Reflect.get(own, name)
        : asProperties([...path, name], of),
  });

/** Every route of the API as a function. */
export const client = asProperties([], callOf) as Client;

/** The keys and options of a route, as `@orpc/tanstack-query` makes them; that package would be a twentieth of a public page's scripts. */
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

/** How a list without other inputs pages, for `infiniteOptions`. */
export const PAGES = {
  input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
