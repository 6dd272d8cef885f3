import type { accounts } from './en/accounts.ts';
import type { admin } from './en/admin.ts';
import type { audit } from './en/audit.ts';
import type { auth } from './en/auth.ts';
import type { billing } from './en/billing.ts';
import type { calls } from './en/calls.ts';
import type { campaigns } from './en/campaigns.ts';
import type { categories } from './en/categories.ts';
import type { chats } from './en/chats.ts';
import type { common } from './en/common.ts';
import type { companies } from './en/companies.ts';
import type { cookies } from './en/cookies.ts';
import type { errors } from './en/errors.ts';
import type { fairness } from './en/fairness.ts';
import type { favourites } from './en/favourites.ts';
import type { gdpr } from './en/gdpr.ts';
import type { guest } from './en/guest.ts';
import type { home } from './en/home.ts';
import type { impact } from './en/impact.ts';
import type { legal } from './en/legal.ts';
import type { marketing } from './en/marketing.ts';
import type { notifications } from './en/notifications.ts';
import type { privacy } from './en/privacy.ts';
import type { analytics } from './en/analytics.ts';
import type { feedback } from './en/feedback.ts';
import type { matching } from './en/matching.ts';
import type { navigation } from './en/navigation.ts';
import type { insights } from './en/insights.ts';
import type { integrations } from './en/integrations.ts';
import type { positions } from './en/positions.ts';
import type { referrals } from './en/referrals.ts';
import type { scores } from './en/scores.ts';
import type { search } from './en/search.ts';
import type { security } from './en/security.ts';
import type { support } from './en/support.ts';
import type { talents } from './en/talents.ts';
import type { terms } from './en/terms.ts';
import type { unlocks } from './en/unlocks.ts';
import type { validation } from './en/validation.ts';
import type { videos } from './en/videos.ts';

/** Texts by namespace. The file of a namespace exports a constant of the same name. */
export interface Namespaces {
  accounts: typeof accounts;
  admin: typeof admin;
  audit: typeof audit;
  auth: typeof auth;
  billing: typeof billing;
  calls: typeof calls;
  campaigns: typeof campaigns;
  categories: typeof categories;
  chats: typeof chats;
  common: typeof common;
  companies: typeof companies;
  cookies: typeof cookies;
  errors: typeof errors;
  fairness: typeof fairness;
  favourites: typeof favourites;
  gdpr: typeof gdpr;
  guest: typeof guest;
  home: typeof home;
  impact: typeof impact;
  legal: typeof legal;
  marketing: typeof marketing;
  matching: typeof matching;
  notifications: typeof notifications;
  privacy: typeof privacy;
  analytics: typeof analytics;
  feedback: typeof feedback;
  insights: typeof insights;
  navigation: typeof navigation;
  integrations: typeof integrations;
  positions: typeof positions;
  referrals: typeof referrals;
  scores: typeof scores;
  search: typeof search;
  security: typeof security;
  support: typeof support;
  talents: typeof talents;
  terms: typeof terms;
  unlocks: typeof unlocks;
  validation: typeof validation;
  videos: typeof videos;
}
export type Namespace = keyof Namespaces;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
  }
}
