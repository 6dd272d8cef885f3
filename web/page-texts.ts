import type { Namespace } from './i18n/namespaces.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const TEXTS: Record<string, Namespace[]> = {
  '/register': ['auth'],
  '/talent/auth': ['auth'],
  '/company/auth': ['auth'],
  '/auth/callback': ['auth'],
  '/guest-video-recording': ['guest', 'videos', 'auth', 'referrals'],
  '/talent/dashboard': ['insights', 'videos', 'chats'],
  '/talent/profile': ['talents', 'videos', 'referrals', 'accounts', 'security', 'mails'],
  '/messages': ['chats', 'videos'],
  '/company/search-talent': ['search', 'videos', 'unlocks', 'favourites', 'fairness', 'analytics'],
  '/company/campaigns': ['campaigns'],
  '/talent/campaigns': ['campaigns'],
  '/company/dashboard': ['campaigns', 'favourites', 'unlocks', 'billing', 'search', 'videos', 'chats'],
  '/admin/video-moderation': ['admin', 'videos'],
  '/admin/companies': ['admin'],
  '/admin/support': ['admin'],
  '/admin/audit': ['admin', 'audit', 'accounts'],
  '/company/profile': ['companies', 'billing', 'referrals', 'accounts', 'security', 'mails'],
};

/** The messages that load beside a page's code. A page not named here asks for its own once it renders. */
export const textsOf = (pathname: string): readonly Namespace[] =>
  PUBLIC_PAGES[pathname]?.texts ?? TEXTS[pathname] ?? [];
