import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { sessionOptions } from '#web/features/accounts/session.ts';
import { HOME } from '#web/features/navigation/items.ts';
import { formatFor } from '#web/lib/dates.ts';
import type { Language } from '#web/i18n/language.ts';
import type { Namespace } from '#web/i18n/namespaces.ts';
import { openFrame, prerenderFrame } from './prerender.tsx';

export interface PageRequest {
  path: string;
  language: Language;
  /** What the reader's browser asks for, such as "en-US", the preferred ones first. */
  languages: string[];
  /** What the API has answered to the page's first requests, as JSON by path: "/talent/insights?days=30". */
  answers: Record<string, string>;
}

/** What the frame shows, so that the page shows the same at once. */
export interface FrameState {
  texts: Namespace[];
  answers: [QueryKey, unknown][];
}

/** The API's answers for the page that is being rendered. The worker renders one page at a time. */
let known: PageRequest['answers'] = {};
Object.assign(globalThis, {
  location: { origin: 'http://page.invalid' },
  fetch: async ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    const answer = known[`${pathname.slice('/api'.length)}${search}`];
    if (answer === undefined) return new Response('{}', { status: 404 });
    return new Response(answer, { headers: { 'content-type': 'application/json' } });
  },
});

/** Some requests depend on the answers to others. */
const ROUNDS = 3;

/**
 * Renders an account's page with its first data. The page's scripts replace the result, starting from the same data. Runs in a worker of the server (server/platform/http/site/rendered-pages.ts).
 * @returns the HTML of the page, and its state as JSON.
 */
export default async function renderPage({ path, language, languages, answers }: PageRequest) {
  known = answers;
  formatFor(languages);
  const { queries, messages, render } = await openFrame(path, language);
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
  return { html, state: JSON.stringify(state) };
}

/** Loads and compiles what pages share, so that the worker's first ones aren't late. */
export async function warmUp() {
  for (const viewer of ['talent', 'company'] as const) await prerenderFrame(HOME[viewer], 'en', viewer);
}

/** @returns whether a query that the page waits for has been answered. The others remain for the page's scripts. */
async function answerPending(queries: QueryClient): Promise<boolean> {
  const isPending = ({ state }: Query) => state.status === 'pending';
  const pending = queries.getQueryCache().findAll({ predicate: isPending });
  await Promise.allSettled(pending.map((query) => query.fetch()));
  const refused = pending.filter(({ state }) => state.status !== 'success');
  for (const query of refused) query.reset();
  return refused.length < pending.length;
}
