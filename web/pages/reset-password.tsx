export { ResetScreen as ResetPasswordPage } from '#web/features/accounts/public.ts';
