export { FollowLink as ReferralLinkPage } from '#web/features/referrals/public.ts';
