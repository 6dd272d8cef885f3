import { accountsPart } from './accounts/account-part.ts';
import { analyticsPart } from './analytics/account-part.ts';
import { auditPart } from './audit/account-part.ts';
import { billingPart } from './billing/account-part.ts';
import { campaignsPart } from './campaigns/account-part.ts';
import { chatsPart } from './chats/account-part.ts';
import { companiesPart } from './companies/account-part.ts';
import { fairnessPart } from './fairness/account-part.ts';
import { favouritesPart } from './favourites/account-part.ts';
import { insightsPart } from './insights/account-part.ts';
import { referralsPart } from './referrals/account-part.ts';
import { searchPart } from './search/account-part.ts';
import { supportPart } from './support/account-part.ts';
import { talentsPart } from './talents/account-part.ts';
import { unlocksPart } from './unlocks/account-part.ts';
import { videosPart } from './videos/account-part.ts';
import type { AccountPart } from './platform/account-part.ts';

/** What every noun stores for an account, as `accounts/erasure` exports and erases it. */
export const accountParts: AccountPart[] = [
  accountsPart,
  auditPart,
  talentsPart,
  companiesPart,
  videosPart,
  searchPart,
  referralsPart,
  insightsPart,
  favouritesPart,
  campaignsPart,
  analyticsPart,
  billingPart,
  unlocksPart,
  chatsPart,
  supportPart,
  fairnessPart,
];
