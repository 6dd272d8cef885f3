import {
  AUDIT_DAYS,
  CALL_DAYS,
  CALL_RESTORE_MINUTES,
  DELETION_GRACE_DAYS,
  SUPPORT_TICKET_DAYS,
  UNVERIFIED_ACCOUNT_DAYS,
  BOOST_HOURS,
  REFERRAL_LINK_DAYS,
  REMEMBERED_SESSION_DAYS,
  SESSION_HOURS,
} from '#contract/values/durations.ts';
import { PLANS } from '#contract/values/plans.ts';
import {
  CONTACT_EMAIL,
  LEGAL_ADDRESS,
  LEGAL_COUNTRY,
  LEGAL_ENTITY,
  PRODUCT_NAME,
  PAST_DUE_GRACE_DAYS,
  PREMIUM_PRICE,
  REPLY_GUARANTEE_DAYS,
  UNLOCK_PRICE,
} from '#contract/values/product.ts';
import { MAX_VIDEO_BYTES, MAX_VIDEO_SECONDS, SHORTLIST_DAYS } from '#contract/values/limits.ts';

const VALUES = {
  product: PRODUCT_NAME,
  operator: LEGAL_ENTITY,
  email: CONTACT_EMAIL,
  graceDays: DELETION_GRACE_DAYS,
  unprovenDays: UNVERIFIED_ACCOUNT_DAYS,
  sessionHours: SESSION_HOURS,
  rememberDays: REMEMBERED_SESSION_DAYS,
  ticketDays: SUPPORT_TICKET_DAYS,
  auditDays: AUDIT_DAYS,
  callDays: CALL_DAYS,
  callRestoreMinutes: CALL_RESTORE_MINUTES,
  referralDays: REFERRAL_LINK_DAYS,
  maxMb: MAX_VIDEO_BYTES / 2 ** 20,
  maxMinutes: MAX_VIDEO_SECONDS / 60,
  freeUnlocks: PLANS.free.freeUnlocksPerDay,
  unlockPrice: UNLOCK_PRICE.amountMinor / 100,
  premiumPrice: PREMIUM_PRICE.amountMinor / 100,
  guaranteeDays: REPLY_GUARANTEE_DAYS,
  pastDueDays: PAST_DUE_GRACE_DAYS,
  shortlistDays: Math.max(...SHORTLIST_DAYS),
  boostHours: BOOST_HOURS,
} as const;

/** Values for the legal texts, taken from the limits that the product enforces. */
export const legalValues = (language: string) => ({
  ...VALUES,
  address: `${LEGAL_ADDRESS}, ${new Intl.DisplayNames(language, { type: 'region' }).of(LEGAL_COUNTRY)}`,
});
