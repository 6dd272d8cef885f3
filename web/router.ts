import { createRouter, type AnyRoute, type RouterHistory, type StaticDataRouteOption } from '@tanstack/react-router';
import type { UserType } from '#contract/accounts/fields.ts';
import type { common } from '#web/i18n/en/common.ts';
import type { Namespace } from '#web/i18n/namespaces.ts';
import { painted, whenQuiet } from '#web/lib/browser-state.ts';
import { CrashPage, PagePending } from '#web/routes/-fallbacks.tsx';
import { routeTree } from './routeTree.gen.ts';

/** @param history the browser's unless given (prerendering, tests). */
export function createAppRouter(history?: RouterHistory) {
  let isFirst = true;
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    // A reader who scrolled a prerendered page before hydration stays there. Prerendering has no window.
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
  const preload = router.preloadRoute;
  // After the frame that answers the press or the focus. Links that the Tab key passes by aren't worth their code.
  router.preloadRoute = async (to) => {
    const focused = document.activeElement;
    await painted();
    if (focused?.matches(':focus-visible')) {
      await whenQuiet();
      if (document.activeElement !== focused) return undefined;
    }
    return preload(to);
  };
  return router;
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
    /** Namespaces that the page and the routes below it use. A prerendered page's first one contains its description. */
    texts?: readonly Namespace[];
    /**
     * API paths that an account's page requests first, in addition to the bars', without those that depend on a query or a
     * parameter. The server renders the page with their answers, or preloads them.
     */
    requests?: readonly string[];
    /** Key of the meta description in the first namespace; `description` unless given. */
    description?: string;
    /** The pages below this layout are built to HTML in each language, as a visitor sees them. */
    isPrerendered?: boolean;
    /** Until its scripts have loaded, visitors see the page as a frame. */
    isForVisitors?: boolean;
    /** false: no top bar and no tab bar. */
    bars?: boolean;
    /** false: no tab bar on phones. 'accounts': none for visitors. */
    tabBar?: false | 'accounts';
  }
  interface HistoryState {
    /** Passed from /auth/callback to /reset-password. */
    userType?: UserType;
    /** Passed the same way, or typed before on the auth pages. */
    email?: string;
    /** On the auth pages: the forgotten-password view is open. */
    isForgotten?: true;
    /** On the auth pages: this browser has completed the first step of signing in. */
    needsCode?: true;
    /**
     * On the auth pages: this tab's session ended without its doing. `confirmed` means that the email was confirmed in another
     * browser.
     */
    sessionEnded?: 'elsewhere' | 'confirmed';
    /** On the auth pages: a page refused the visitor, and says this message. Signing in leads back to it. */
    refusal?: 'profile' | 'search' | 'page' | 'emailChange';
    /** On the auth pages: a confirmation link was unknown, used up or expired. */
    isLinkInvalid?: true;
  }
}
