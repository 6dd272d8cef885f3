import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import type { UserType } from '#contract/accounts/fields.ts';
import { REFERRAL_CODE_MAX } from '#contract/values/text-lengths.ts';
import type { common } from '#web/i18n/en/common.ts';
import { adminRoutes } from './admin-routes.tsx';
import { messageRoutes, unsubscribeRoute } from './message-routes.tsx';
import { CrashPage } from './pages/crash.tsx';
import { PagePending } from './pages/pending.tsx';
import { readSearchUrl } from './features/search/url.ts';
import { root } from './root-route.tsx';
import { idOf } from './lib/url-values.ts';

/** Whose link a visitor followed, carried from page to page until they sign up. */
export interface ReferralQuery {
  ref?: string;
}
/** Query of the sign-in pages: `mode=register` opens registration. */
export interface AuthQuery extends ReferralQuery {
  mode?: 'register';
}
const referralQuery = ({ ref }: Record<string, unknown>): ReferralQuery =>
  typeof ref === 'string' || typeof ref === 'number' ? { ref: String(ref).slice(0, REFERRAL_CODE_MAX) } : {};
const authQuery = (query: Record<string, unknown>): AuthQuery => ({
  ...(query.mode === 'register' ? { mode: 'register' } : {}),
  ...referralQuery(query),
});

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
  validateSearch: referralQuery,
  component: lazyRouteComponent(() => import('./pages/register.tsx'), 'RegisterPage'),
  staticData: { title: 'register' },
});
const referralLink = createRoute({
  getParentRoute: () => root,
  path: '/ref/$code',
  component: lazyRouteComponent(() => import('./pages/referral-link.tsx'), 'ReferralLinkPage'),
  staticData: { title: 'register', bars: false },
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
const guestVideoRecording = createRoute({
  getParentRoute: () => root,
  path: '/guest-video-recording',
  validateSearch: ({ step }: Record<string, unknown>): { step?: 'details' } => (step === 'details' ? { step } : {}),
  component: lazyRouteComponent(() => import('./pages/guest-video-recording.tsx'), 'GuestVideoRecordingPage'),
  staticData: { title: 'guestRecording' },
});
const authCallback = createRoute({
  getParentRoute: () => root,
  path: '/auth/callback',
  component: lazyRouteComponent(() => import('./pages/auth-callback.tsx'), 'AuthCallbackPage'),
  staticData: { title: 'callback', bars: false },
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./pages/reset-password.tsx'), 'ResetPasswordPage'),
  staticData: { title: 'resetPassword', bars: false },
});
const talentDashboard = createRoute({
  getParentRoute: () => root,
  path: '/talent/dashboard',
  component: lazyRouteComponent(() => import('./pages/talent-dashboard.tsx'), 'TalentDashboardPage'),
  staticData: { title: 'talentDashboard' },
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
/** What the payment page comes back with; `success` in an address proves nothing and is not read. */
const checkoutQuery = ({ checkout }: Record<string, unknown>): { checkout?: string } => {
  const id = idOf(checkout);
  return id ? { checkout: id } : {};
};
const companyDashboard = createRoute({
  getParentRoute: () => root,
  path: '/company/dashboard',
  validateSearch: (query: Record<string, unknown>): { contact?: string; show?: 'details'; checkout?: string } => {
    const contact = idOf(query.contact);
    return {
      ...(contact ? { contact } : {}),
      ...(query.show === 'details' ? { show: query.show } : {}),
      ...checkoutQuery(query),
    };
  },
  component: lazyRouteComponent(() => import('./pages/company-dashboard.tsx'), 'CompanyDashboardPage'),
  staticData: { title: 'companyDashboard' },
});
const companyProfile = createRoute({
  getParentRoute: () => root,
  path: '/company/profile',
  validateSearch: checkoutQuery,
  component: lazyRouteComponent(() => import('./pages/company-profile.tsx'), 'CompanyProfilePage'),
  staticData: { title: 'companyProfile' },
});
const companyCampaigns = createRoute({
  getParentRoute: () => root,
  path: '/company/campaigns',
  component: lazyRouteComponent(() => import('./pages/company-campaigns.tsx'), 'CompanyCampaignsPage'),
  staticData: { title: 'campaigns' },
});
const companyCampaign = createRoute({
  getParentRoute: () => root,
  path: '/company/campaigns/$campaignId',
  component: lazyRouteComponent(() => import('./pages/company-campaign.tsx'), 'CompanyCampaignPage'),
  staticData: { title: 'campaigns' },
});
const talentCampaigns = createRoute({
  getParentRoute: () => root,
  path: '/talent/campaigns',
  component: lazyRouteComponent(() => import('./pages/talent-campaigns.tsx'), 'TalentCampaignsPage'),
  staticData: { title: 'campaigns' },
});
const simulatedCheckout = createRoute({
  getParentRoute: () => root,
  path: '/checkout/simulated/$simulatedId',
  component: lazyRouteComponent(() => import('./pages/simulated-checkout.tsx'), 'SimulatedCheckoutPage'),
  staticData: { title: 'checkout' },
});
const howItWorks = createRoute({
  getParentRoute: () => root,
  path: '/how-it-works',
  component: lazyRouteComponent(() => import('./pages/how-it-works.tsx'), 'HowItWorksPage'),
  staticData: { title: 'howItWorks' },
});
const companiesLanding = createRoute({
  getParentRoute: () => root,
  path: '/companies',
  component: lazyRouteComponent(() => import('./pages/companies.tsx'), 'CompaniesPage'),
  staticData: { title: 'companies' },
});
const talentLanding = createRoute({
  getParentRoute: () => root,
  path: '/talent',
  component: lazyRouteComponent(() => import('./pages/talent.tsx'), 'TalentPage'),
  staticData: { title: 'talent' },
});
const forCompanies = createRoute({
  getParentRoute: () => root,
  path: '/for-companies',
  component: lazyRouteComponent(() => import('./pages/for-companies.tsx'), 'ForCompaniesPage'),
  staticData: { title: 'forCompanies' },
});
const forTalent = createRoute({
  getParentRoute: () => root,
  path: '/for-talent',
  component: lazyRouteComponent(() => import('./pages/for-talent.tsx'), 'ForTalentPage'),
  staticData: { title: 'forTalent' },
});
const help = createRoute({
  getParentRoute: () => root,
  path: '/help',
  component: lazyRouteComponent(() => import('./pages/help.tsx'), 'HelpPage'),
  staticData: { title: 'help' },
});
const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  component: lazyRouteComponent(() => import('./pages/contact.tsx'), 'ContactPage'),
  staticData: { title: 'contact' },
});
const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('./pages/privacy.tsx'), 'PrivacyPage'),
  staticData: { title: 'privacy' },
});
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('./pages/terms.tsx'), 'TermsPage'),
  staticData: { title: 'terms' },
});
const cookies = createRoute({
  getParentRoute: () => root,
  path: '/cookies',
  component: lazyRouteComponent(() => import('./pages/cookies.tsx'), 'CookiesPage'),
  staticData: { title: 'cookies' },
});
const gdpr = createRoute({
  getParentRoute: () => root,
  path: '/gdpr',
  component: lazyRouteComponent(() => import('./pages/gdpr.tsx'), 'GdprPage'),
  staticData: { title: 'gdpr' },
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
  referralLink,
  talentAuth,
  companyAuth,
  guestVideoRecording,
  authCallback,
  resetPassword,
  talentDashboard,
  talentProfile,
  searchTalent,
  companyDashboard,
  companyProfile,
  companyCampaigns,
  companyCampaign,
  talentCampaigns,
  simulatedCheckout,
  adminRoutes,
  messageRoutes,
  unsubscribeRoute,
  howItWorks,
  companiesLanding,
  talentLanding,
  forCompanies,
  forTalent,
  help,
  contact,
  privacy,
  terms,
  cookies,
  gdpr,
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
    title?: Exclude<keyof (typeof common)['title'], 'notFound'>;
    /** false: the page stands alone. */
    bars?: boolean;
    /** false: the phone's bar at the foot gives way. */
    tabBar?: boolean;
  }
  interface HistoryState {
    /** What /auth/callback tells /reset-password. */
    userType?: UserType;
    email?: string;
    /** On the auth pages: the first step of signing in is done in this browser. */
    needsCode?: true;
  }
}
