import { accountSafety } from './account-safety.ts';
import { accounts } from './accounts.ts';
import { analytics } from './analytics.ts';
import { audit } from './audit.ts';
import { billing } from './billing.ts';
import { campaigns } from './campaigns.ts';
import { captions } from './captions.ts';
import { chats } from './chats.ts';
import { companies } from './companies.ts';
import { fairness } from './fairness.ts';
import { favourites } from './favourites.ts';
import { mails } from './mails.ts';
import { moderation } from './moderation.ts';
import { passkeys } from './passkeys.ts';
import { insights } from './insights.ts';
import { referrals } from './referrals.ts';
import { search } from './search.ts';
import { support } from './support.ts';
import { talents } from './talents.ts';
import { twoStep } from './two-step.ts';
import { unlocks } from './unlocks.ts';
import { videos } from './videos.ts';

/** The whole API. The server implements it, the web client and the OpenAPI document derive from it. */
export const contract = {
  accounts: { ...accounts, ...accountSafety, ...passkeys, ...twoStep },
  audit,
  talents,
  companies,
  campaigns,
  favourites,
  chats,
  mails,
  videos,
  captions,
  moderation,
  search,
  insights,
  referrals,
  unlocks,
  billing,
  analytics,
  support,
  fairness,
};
