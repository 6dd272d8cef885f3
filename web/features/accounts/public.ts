export { AccountActions } from './account-actions.tsx';
export { useReauthentication } from './security/reauthentication.tsx';
export { RegisterTalentForm } from './registration/register-talent-form.tsx';
export { RegisteredDialog } from './registration/register-parts.tsx';
export { useSession, useSessionLost } from './session.ts';
