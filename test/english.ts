/** All messages in English, by namespace. */
export { account } from '#web/i18n/en/account.ts';
export { auth } from '#web/i18n/en/auth.ts';
export { billing } from '#web/i18n/en/billing.ts';
export { common } from '#web/i18n/en/common.ts';
export { company } from '#web/i18n/en/company.ts';
export { errors } from '#web/i18n/en/errors.ts';
export { guest } from '#web/i18n/en/guest.ts';
export { home } from '#web/i18n/en/home.ts';
export { reach } from '#web/i18n/en/reach.ts';
export { referral } from '#web/i18n/en/referral.ts';
export { search } from '#web/i18n/en/search.ts';
export { talent } from '#web/i18n/en/talent.ts';
export { unlocks } from '#web/i18n/en/unlocks.ts';
export { validation } from '#web/i18n/en/validation.ts';
export { videos } from '#web/i18n/en/videos.ts';
export { campaigns } from '#web/i18n/en/campaigns.ts';
export { favourites } from '#web/i18n/en/favourites.ts';
