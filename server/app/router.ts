import { accountRoutes } from '../accounts/routes.ts';
import { analyticsRoutes } from '../analytics/routes.ts';
import { auditRoutes } from '../audit/routes.ts';
import { billingRoutes } from '../billing/routes.ts';
import { callRoutes } from '../calls/routes.ts';
import { campaignRoutes } from '../campaigns/routes.ts';
import { captionRoutes, videoRoutes } from '../videos/routes.ts';
import { chatRoutes } from '../chats/routes.ts';
import { companyRoutes } from '../companies/routes.ts';
import { feedbackRoutes } from '../feedback/routes.ts';
import { fairnessRoutes } from '../fairness/routes.ts';
import { favouriteRoutes } from '../favourites/routes.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { insightsRoutes } from '../insights/routes.ts';
import { integrationRoutes } from '../integrations/routes.ts';
import { moderationRoutes } from '../moderation/routes.ts';
import { referralRoutes } from '../referrals/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import { supportRoutes } from '../support/routes.ts';
import { talentRoutes } from '../talents/routes.ts';
import { unlockRoutes } from '../unlocks/routes.ts';

/** The routes of all nouns, under the contract's names. */
export const router = {
  accounts: accountRoutes,
  audit: auditRoutes,
  talents: talentRoutes,
  companies: companyRoutes,
  campaigns: campaignRoutes,
  favourites: favouriteRoutes,
  chats: chatRoutes,
  notifications: notificationRoutes,
  videos: videoRoutes,
  captions: captionRoutes,
  search: searchRoutes,
  moderation: moderationRoutes,
  insights: insightsRoutes,
  integrations: integrationRoutes,
  referrals: referralRoutes,
  unlocks: unlockRoutes,
  billing: billingRoutes,
  analytics: analyticsRoutes,
  support: supportRoutes,
  fairness: fairnessRoutes,
  calls: callRoutes,
  feedback: feedbackRoutes,
};
