export { Callback as AuthCallbackPage } from '#web/features/accounts/public.ts';
