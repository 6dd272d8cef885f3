import type { Query, QueryClient, QueryKey, QueryObserverOptions } from '@tanstack/react-query';
import { sessionOptions } from '#web/features/accounts/session.ts';
import { HOME } from '#web/features/navigation/items.ts';
import { formatFor } from '#web/lib/dates.ts';
import type { Language } from '#web/i18n/language.ts';
import type { Namespace } from '#web/i18n/namespaces.ts';
import { openFrame, prerenderFrame } from './prerender.tsx';

export interface PageRequest {
  /** The path, with a query if there is one. */
  address: string;
  language: Language;
  /** What the reader's browser asks for, such as "en-US", the preferred ones first. */
  languages: string[];
  /** What the API has answered, as JSON by path: "/talent/insights?days=30"; null for requests that it has refused. */
  answers: Record<string, string | null>;
}

/** What the frame shows, so that the page shows the same at once. */
export interface FrameState {
  texts: Namespace[];
  answers: [QueryKey, unknown][];
}

const ORIGIN = 'http://page.invalid';
/** The API's answers for the page that is being rendered. The worker renders one page at a time. */
let known: PageRequest['answers'] = {};
/** The API paths that the page requests besides. */
let missing = new Set<string>();
Object.assign(globalThis, {
  location: { origin: ORIGIN },
  fetch: async ({ url, method }: Request) => {
    const path = url.slice(`${ORIGIN}/api`.length);
    const answer = known[path];
    if (answer === undefined && method === 'GET') missing.add(path);
    if (!answer || method !== 'GET') return new Response('{}', { status: 404 });
    return new Response(answer, { headers: { 'content-type': 'application/json' } });
  },
});

/** Some requests depend on the answers to others. */
const ROUNDS = 3;

/**
 * Renders an account's page with its first data. The page's scripts replace the result, starting from the same data. Runs in a worker of the server (server/platform/http/site/rendered-pages.ts).
 * @returns the HTML of the page, its state as JSON, and the API paths that it would show more with.
 */
export default async function renderPage({ address, language, languages, answers }: PageRequest) {
  known = answers;
  missing = new Set();
  formatFor(languages);
  const { queries, messages, render } = await openFrame(address, language);
  queries.setDefaultOptions({ queries: { retry: false } });
  await queries.fetchQuery(sessionOptions());
  let html = await render();
  for (let round = 0; round < ROUNDS && (await answerPending(queries)); round++) html = await render();
  const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  const state: FrameState = {
    texts: messages.reportNamespaces!.getUsedNamespaces() as Namespace[],
    answers: answered.map(({ queryKey, state: { data } }) => [queryKey, data]),
  };
  queries.clear();
  return { html, state: JSON.stringify(state), missing: [...missing] };
}

/** Loads and compiles what pages share, so that the worker's first ones aren't late. */
export async function warmUp() {
  for (const viewer of ['talent', 'company'] as const) await prerenderFrame(HOME[viewer], 'en', viewer);
}

/** @returns whether a query that the page waits for has been answered. The others remain for the page's scripts. */
async function answerPending(queries: QueryClient): Promise<boolean> {
  // A query doesn't know that it's disabled before something observes it, which nothing does here.
  const isPending = ({ state, options }: Query) =>
    state.status === 'pending' && (options as QueryObserverOptions).enabled !== false;
  const pending = queries.getQueryCache().findAll({ predicate: isPending });
  await Promise.allSettled(pending.map((query) => query.fetch()));
  const refused = pending.filter(({ state }) => state.status !== 'success');
  for (const query of refused) query.reset();
  return refused.length < pending.length;
}
