import { credentials } from './accounts/credentials.ts';
import { ownData } from './accounts/own-data.ts';
import { passkeys } from './accounts/passkeys.ts';
import { registration } from './accounts/registration.ts';
import { sessions } from './accounts/sessions.ts';
import { signIn } from './accounts/sign-in.ts';
import { twoStep } from './accounts/two-step.ts';
import { analytics } from './analytics/analytics.ts';
import { companyAnalytics } from './analytics/company.ts';
import { audit } from './audit.ts';
import { billing } from './billing/billing.ts';
import { checkouts } from './billing/checkouts.ts';
import { calls } from './calls/calls.ts';
import { campaigns } from './campaigns/campaigns.ts';
import { invitations } from './campaigns/invitations.ts';
import { matches } from './campaigns/matches.ts';
import { openCampaigns } from './campaigns/open-campaigns.ts';
import { conversations } from './chats/conversations.ts';
import { messages } from './chats/messages.ts';
import { templates } from './chats/templates.ts';
import { companies } from './companies.ts';
import { logos } from './companies/logo.ts';
import { companyPages } from './companies/page.ts';
import { fairness } from './fairness/analyses.ts';
import { categories } from './fairness/categories.ts';
import { impact } from './fairness/impact.ts';
import { favourites } from './favourites/favourites.ts';
import { shortlists } from './favourites/shortlists.ts';
import { contests } from './feedback/contests.ts';
import { sharedScores } from './feedback/shared-scores.ts';
import { sharing } from './feedback/sharing.ts';
import { takes } from './feedback/takes.ts';
import { insights } from './insights.ts';
import { apiKeys } from './integrations/api-keys.ts';
import { deliveries } from './integrations/deliveries.ts';
import { endpoints } from './integrations/endpoints.ts';
import { hooks } from './integrations/hooks.ts';
import { tests } from './integrations/tests.ts';

import { moderation } from './moderation.ts';
import { notifications } from './notifications/notifications.ts';
import { preferences } from './notifications/preferences.ts';
import { push } from './notifications/push.ts';
import { referrals } from './referrals.ts';
import { hidden } from './search/hidden.ts';
import { search } from './search/search.ts';
import { support } from './support.ts';
import { talents } from './talents.ts';
import { talentPages } from './talents/page.ts';
import { contacts } from './unlocks/contacts.ts';
import { unlocks } from './unlocks/unlocks.ts';
import { captions } from './videos/captions.ts';
import { videos } from './videos/videos.ts';

/** The whole API. The server implements it; the web client and the OpenAPI document derive from it. */
export const contract = {
  accounts: { ...registration, ...signIn, ...sessions, ...credentials, ...passkeys, ...twoStep, ...ownData },
  audit,
  talents: { ...talents, ...talentPages },
  companies: { ...companies, ...logos, ...companyPages },
  campaigns: { ...campaigns, ...matches, ...invitations, ...openCampaigns },
  favourites: { ...favourites, ...shortlists },
  chats: { ...conversations, ...messages, ...templates },
  notifications: { ...notifications, ...preferences, ...push },
  videos,
  captions,
  moderation: { ...moderation, ...contests },
  search: { ...search, ...hidden },
  insights,
  integrations: { ...endpoints, ...tests, ...deliveries, ...hooks, ...apiKeys },
  referrals,
  unlocks: { ...unlocks, ...contacts },
  billing: { ...billing, ...checkouts },
  analytics: { ...analytics, ...companyAnalytics },
  support,
  fairness: { ...fairness, ...categories, ...impact },
  calls,
  feedback: { ...takes, ...sharing, ...sharedScores },
};
