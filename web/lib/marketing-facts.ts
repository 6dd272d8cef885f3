import { PLANS } from '#contract/values/plans.ts';
import { PREMIUM_PRICE, REPLY_GUARANTEE_DAYS, UNLOCK_PRICE } from '#contract/values/product.ts';

/**
 * Figures on the public pages. An operator edits these along with the texts in `web/i18n/<language>/home.ts` and
 * `web/i18n/<language>/marketing.ts`.
 */
export const MARKETING_FACTS = {
  unlockPriceEur: UNLOCK_PRICE.amountMinor / 100,
  premiumPriceEur: PREMIUM_PRICE.amountMinor / 100,
  freeUnlocksPerDay: PLANS.free.freeUnlocksPerDay,
  freeMatchesPerDay: 1,
  hiringTimeSavedPercent: 70,
  shortestMinutes: 1,
  longestMinutes: 2,
  helpShortestSeconds: 30,
  helpLongestSeconds: 60,
  replyGuaranteeDays: REPLY_GUARANTEE_DAYS,
  boostDaysPerFriend: 1,
  supportReplyHours: 24,
} as const;
