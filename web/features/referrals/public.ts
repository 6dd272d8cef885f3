export { FollowLink } from './follow-link.tsx';
export { InvitedBy } from './invited-by.tsx';
export { ReferralCard } from './referral-card.tsx';
export { useFollowedReferral } from './use-followed-referral.ts';
