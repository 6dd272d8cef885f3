export { useFollowedReferral, InvitedBy } from './followed-link.tsx';
