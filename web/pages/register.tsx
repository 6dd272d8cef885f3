export { Chooser as RegisterPage } from '#web/features/accounts/public.ts';
