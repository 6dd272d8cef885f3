export { useFollowedReferral, InvitedBy } from './followed-link.tsx';
export { ReferralCard } from './referral-card.tsx';
