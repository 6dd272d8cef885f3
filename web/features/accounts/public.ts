export { useReauthentication } from './security/reauthentication.tsx';
export { useSession } from './session.ts';
