/** What the home page promises. An operator edits these, and the texts beside them in `web/i18n/<language>/home.ts`. */
export const CLAIMS = {
  unlockPriceEur: 6,
  premiumPriceEur: 65,
  freeUnlocksPerDay: 1,
  hiringTimeSavedPercent: 70,
  shortestMinutes: 1,
  longestMinutes: 2,
  replyGuaranteeDays: 7,
} as const;
