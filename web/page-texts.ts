import type { Namespace } from './i18n/namespaces.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const TEXTS: Record<string, Namespace[]> = {
  '/register': ['auth'],
  '/talent/auth': ['auth'],
  '/company/auth': ['auth'],
  '/auth/callback': ['auth'],
  '/guest-video-recording': ['guest', 'videos', 'auth', 'referral'],
  '/talent/dashboard': ['reach', 'videos', 'chats'],
  '/talent/profile': ['talent', 'videos', 'referral', 'account', 'security', 'mails'],
  '/messages': ['chats', 'videos'],
  '/company/search-talent': ['search', 'videos', 'unlocks', 'favourites', 'fairness', 'platform'],
  '/company/campaigns': ['campaigns'],
  '/talent/campaigns': ['campaigns'],
  '/company/dashboard': ['campaigns', 'favourites', 'unlocks', 'billing', 'search', 'videos', 'chats'],
  '/admin/video-moderation': ['admin', 'videos'],
  '/admin/companies': ['admin'],
  '/admin/support': ['admin'],
  '/admin/audit': ['admin', 'audit', 'account'],
  '/company/profile': ['company', 'billing', 'referral', 'account', 'security', 'mails'],
};

/** The messages that load beside a page's code. A page not named here asks for its own once it renders. */
export const textsOf = (pathname: string): readonly Namespace[] =>
  PUBLIC_PAGES[pathname]?.texts ?? TEXTS[pathname] ?? [];
