import { createRouter, type AnyRoute, type RouterHistory, type StaticDataRouteOption } from '@tanstack/react-router';
import type { UserType } from '#contract/accounts/fields.ts';
import type { common } from '#web/i18n/en/common.ts';
import type { Namespace } from '#web/i18n/namespaces.ts';
import { CrashPage, PagePending } from '#web/routes/-fallbacks.tsx';
import { routeTree } from './routeTree.gen.ts';

/** @param history the browser's unless given (prerendering, tests). */
export function createAppRouter(history?: RouterHistory) {
  let isFirst = true;
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    // Whoever scrolled a prerendered page before it was hydrated stays there. Prerendering has no window.
    scrollRestoration: () => {
      const isKept = isFirst && globalThis.scrollY > 0;
      isFirst = false;
      return !isKept;
    },
    notFoundMode: 'root',
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: CrashPage,
  });
}
export type AppRouter = ReturnType<typeof createAppRouter>;

/** The namespaces that load in parallel with a page's code. A page that declares none requests its own when it renders. */
export function textsAt(router: AppRouter, pathname: string): Namespace[] {
  const [routes] = router.getMatchedRoutes(pathname);
  return [...new Set(routes.flatMap((route) => staticDataOf(route).texts ?? []))];
}

/** @param route any route of the tree; routes of unknown types have untyped options. */
export const staticDataOf = (route: AnyRoute): StaticDataRouteOption => route.options.staticData ?? {};

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Key under `common:title`. */
    title?: Exclude<keyof (typeof common)['title'], 'notFound'>;
    /** Namespaces that the page and the routes below it use. A prerendered page's first one holds its description. */
    texts?: readonly Namespace[];
    /** Paths of the API that the page of an account asks at first, beside the bars. The document names them, so that they load early. */
    requests?: readonly string[];
    /** Key of the meta description in the first namespace; `description` unless given. */
    description?: string;
    /** The pages below this layout are built to HTML in each language, as a visitor sees them. */
    isPrerendered?: boolean;
    /** false: the page stands alone, without the top bar and the tab bar. */
    bars?: boolean;
    /** false: no tab bar on phones. */
    tabBar?: boolean;
  }
  interface HistoryState {
    /** What /auth/callback tells /reset-password. */
    userType?: UserType;
    /** That, or what was typed before the auth pages. */
    email?: string;
    /** On the auth pages: a new password is asked for. */
    isForgotten?: true;
    /** On the auth pages: the first step of signing in is done in this browser. */
    needsCode?: true;
  }
}
