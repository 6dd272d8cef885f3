import { text } from 'node:stream/consumers';
import { createMemoryHistory, type AnyRoute } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { UserType } from '#contract/accounts/fields.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { createApp } from './app.tsx';
import { IsFrame } from '#web/lib/deferred.tsx';
import { sessionOptions } from '#web/features/accounts/session.ts';
import type { Viewer } from '#web/features/navigation/items.ts';
import { createI18n } from '#web/i18n/i18n.ts';
import { LANGUAGE_CODES, type Language } from '#web/i18n/language.ts';
import { ORIGIN, structuredData } from '#web/lib/structured-data.ts';
import { type AppRouter, createAppRouter, staticDataOf, textsAt } from './router.ts';

export { LANGUAGE_CODES };

/** Paths of all pages, such as "/messages/$conversationId", split into prerendered and others. */
export function pathsOfPages() {
  const routes: AnyRoute[] = Object.values(createAppRouter(createMemoryHistory()).routesById);
  const pages = routes.filter((route) => !route.children && !route.isRoot);
  const pathOf = ({ fullPath }: AnyRoute) => String(fullPath).replace(/(?<=.)\/$/, '');
  const isPrerendered = (route: AnyRoute) => staticDataOf(route.parentRoute).isPrerendered === true;
  return {
    prerendered: pages.filter(isPrerendered).map(pathOf),
    others: pages.filter((route) => !isPrerendered(route)).map(pathOf),
  };
}

/** React's mark for a part that it leaves to the browser. */
const UNFINISHED = '<!--$!-->';

/** A prerendered page as a visitor sees it, with its metadata for machines. */
export async function prerender(path: string, language: Language) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const page = router.getMatchedRoutes(path)[0].at(-1)!;
  const { texts = [], description = 'description' } = staticDataOf(page);
  if (!texts[0]) throw new Error(`${path} is prerendered and has no texts`);
  const namespaces = ['common', 'errors', ...texts] as const;
  const messages = await createI18n(language, [...namespaces]);
  const { queries, tree } = createApp(router, messages);
  await router.load();
  const html = renderToString(<StrictMode>{tree}</StrictMode>);
  queries.clear();
  if (html.includes(UNFINISHED))
    throw new Error(`${path} suspends on something that is not available while prerendering`);
  return {
    html,
    room: roomOf(router, path),
    title: titleOf(router, path, messages),
    description: messages.t(`${texts[0]}:${description}` as 'privacy:description', { product: PRODUCT_NAME }),
    url: `${ORIGIN}${path}`,
    structured: structuredData(path, messages),
  };
}

/** Who sees a frame of the page before its scripts have loaded. */
export function viewersOf(path: string): Viewer[] {
  const [routes] = createAppRouter(createMemoryHistory()).getMatchedRoutes(path);
  if (routes.some((route) => staticDataOf(route).isForVisitors)) return ['visitor'];
  if (requestsOf(path).length === 0 || path.includes('$')) return [];
  const [, section] = path.split('/');
  return section === 'talent' || section === 'company' ? [section] : ['talent', 'company'];
}

/** A page that isn't prerendered, as it looks until its data arrives. */
export async function prerenderFrame(path: string, language: Language, viewer: Viewer) {
  const { queries, render } = await openFrame(path, language);
  queries.setQueryData(sessionOptions().queryKey, { user: viewer === 'visitor' ? null : accountOf(viewer) });
  const html = await render();
  queries.clear();
  return html;
}

/** A page whose scripts replace what is rendered here rather than hydrate it, since it shows what only an account may see. */
export async function openFrame(address: string, language: Language) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  const [path] = address.split('?') as [string];
  const messages = await createI18n(language, ['common', 'errors', ...textsAt(router, path)]);
  const { queries, tree } = createApp(router, messages);
  await router.load();
  async function render(): Promise<string> {
    const { prelude } = await prerenderToNodeStream(
      <StrictMode>
        <IsFrame value>{tree}</IsFrame>
      </StrictMode>,
      { progressiveChunkSize: Infinity },
    );
    const html = await text(prelude);
    if (html.includes(UNFINISHED))
      throw new Error(`${path} fails or waits without a browser, so it can't have a frame`);
    return `<div inert aria-hidden="true" class="contents">${withoutUse(html)}</div>`;
  }
  return { queries, messages, render, room: roomOf(router, path), title: titleOf(router, path, messages) };
}

function titleOf(router: AppRouter, path: string, messages: i18n): string {
  const { title } = staticDataOf(router.getMatchedRoutes(path)[0].at(-1)!);
  if (!title) throw new Error(`${path} has no title`);
  return `${messages.t(`common:title.${title}`)} · ${PRODUCT_NAME}`;
}

/**
 * Leaves out the router's script for reloads, which the content policy would refuse, and fields that take files; makes the others
 * read-only, so that nothing but the page itself fills them in.
 */
const withoutUse = (html: string) =>
  html
    .replace(/<script>.*?<\/script>/gs, '')
    .replace(/<input\b[^>]* type="file"[^>]*>/g, '')
    .replace(/<(?:input|textarea)\b/g, '$& readonly');

/** Stands for the account that the page will be of. */
const accountOf = (userType: UserType) => ({
  id: 'framed',
  email: '',
  // A no-break space: an avatar without a letter.
  name: '\u00a0',
  userType,
  isAdmin: false,
  emailVerified: true,
  companyName: null,
  logoUrl: null,
  erasedAt: null,
});

/** The usual heights of a page's bars, so that measuring them changes no style (web/ui/room.ts). */
function roomOf(router: AppRouter, path: string): string {
  const [routes] = router.getMatchedRoutes(path);
  const has = (bar: 'bars' | 'tabBar') => routes.every((route) => staticDataOf(route)[bar] !== false);
  if (!has('bars')) return '';
  const top = '--room-top:calc(var(--bar) + env(safe-area-inset-top))';
  return has('tabBar') ? `${top};--room-tabs:var(--tabbar)` : top;
}

/** The source files whose chunks a page loads first: the components of its routes and its texts. */
export function filesOf(path: string, language: Language): string[] {
  const router = createAppRouter(createMemoryHistory());
  const routes = router.getMatchedRoutes(path)[0];
  const components = routes.flatMap((route) => ('component' in route.options && !route.isRoot ? [fileOf(route)] : []));
  const namespaces = new Set(['common', 'errors', ...textsAt(router, path)]);
  return [...components, ...[...namespaces].map((name) => `i18n/${language}/${name}.ts`)];
}

/** Requests of the bars on every account's page. */
export const REQUESTS_OF_ACCOUNTS = ['/session', '/notifications/unread', '/conversations/unread'];

/** The API paths that an account's page requests first; none for pages that declare none. */
export function requestsOf(path: string): string[] {
  const [routes] = createAppRouter(createMemoryHistory()).getMatchedRoutes(path);
  const declared = routes.flatMap((route) => staticDataOf(route).requests ?? []);
  return routes.some((route) => staticDataOf(route).requests) ? [...REQUESTS_OF_ACCOUNTS, ...declared] : [];
}

/** Whether the server renders the page with its first data. A page with a parameter names its own requests, if only as none. */
export function isRendered(path: string): boolean {
  const page = createAppRouter(createMemoryHistory()).getMatchedRoutes(path)[0].at(-1)!;
  return requestsOf(path).length > 0 && (!path.includes('$') || staticDataOf(page).requests !== undefined);
}

/** The manifest key of a route's component: a route's id is its file path. */
const fileOf = ({ id, children }: AnyRoute) =>
  `routes${String(id).replace(/\/$/, '/index')}${children ? '/route' : ''}.tsx?tsr-split=component`;
