import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { NotFoundPage } from './pages/not-found.tsx';
import { CrashPage } from './pages/crash.tsx';
import { PagePending } from './pages/pending.tsx';
import { Layout } from './pages/layout.tsx';
import { readSearchUrl } from './features/search/url.ts';

const root = createRootRoute({ component: Layout, notFoundComponent: NotFoundPage });

/** Query of the sign-in pages: `mode=register` opens registration. */
export interface AuthQuery {
  mode?: 'register';
}
const authQuery = (query: Record<string, unknown>): AuthQuery =>
  query.mode === 'register' ? { mode: 'register' } : {};

/** Every URL. Pages load when they are opened; those that live without bars take `bars: false` in `staticData`. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/home.tsx'), 'HomePage'),
  staticData: { title: 'home' },
});
const register = createRoute({
  getParentRoute: () => root,
  path: '/register',
  component: lazyRouteComponent(() => import('./pages/register.tsx'), 'RegisterPage'),
  staticData: { title: 'register' },
});
const talentAuth = createRoute({
  getParentRoute: () => root,
  path: '/talent/auth',
  validateSearch: authQuery,
  component: lazyRouteComponent(() => import('./pages/talent-auth.tsx'), 'TalentAuthPage'),
  staticData: { title: 'talentAuth', bars: false },
});
const companyAuth = createRoute({
  getParentRoute: () => root,
  path: '/company/auth',
  validateSearch: authQuery,
  component: lazyRouteComponent(() => import('./pages/company-auth.tsx'), 'CompanyAuthPage'),
  staticData: { title: 'companyAuth', bars: false },
});
const authCallback = createRoute({
  getParentRoute: () => root,
  path: '/auth/callback',
  component: lazyRouteComponent(() => import('./pages/auth-callback.tsx'), 'AuthCallbackPage'),
  staticData: { title: 'callback', bars: false },
});
const talentProfile = createRoute({
  getParentRoute: () => root,
  path: '/talent/profile',
  component: lazyRouteComponent(() => import('./pages/talent-profile.tsx'), 'TalentProfilePage'),
  staticData: { title: 'talentProfile' },
});
const searchTalent = createRoute({
  getParentRoute: () => root,
  path: '/company/search-talent',
  validateSearch: readSearchUrl,
  component: lazyRouteComponent(() => import('./pages/search-talent.tsx'), 'SearchTalentPage'),
  staticData: { title: 'search' },
});
const stories = createRoute({
  getParentRoute: () => root,
  path: '/dev/ui',
  component: lazyRouteComponent(() => import('./pages/stories.tsx'), 'StoriesPage'),
  staticData: { title: 'stories' },
});

const routeTree = root.addChildren([
  home,
  register,
  talentAuth,
  companyAuth,
  authCallback,
  talentProfile,
  searchTalent,
  stories,
]);

/** @param history the browser's unless given (prerendering, tests). */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: CrashPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Key under `common:title`. */
    title?: 'home' | 'register' | 'talentAuth' | 'companyAuth' | 'callback' | 'talentProfile' | 'search' | 'stories';
    /** false: the page stands alone. */
    bars?: boolean;
  }
}
