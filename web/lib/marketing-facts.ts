/**
 * Figures on the public pages. An operator edits these along with the texts in `web/i18n/<language>/home.ts` and
 * `web/i18n/<language>/marketing.ts`.
 */
export const MARKETING_FACTS = {
  unlockPriceEur: 6,
  premiumPriceEur: 65,
  freeUnlocksPerDay: 1,
  freeMatchesPerDay: 1,
  hiringTimeSavedPercent: 70,
  shortestMinutes: 1,
  longestMinutes: 2,
  helpShortestSeconds: 30,
  helpLongestSeconds: 60,
  replyGuaranteeDays: 7,
  boostDaysPerFriend: 1,
  supportReplyHours: 24,
} as const;
