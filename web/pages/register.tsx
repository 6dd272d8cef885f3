export { AccountTypePicker as RegisterPage } from '#web/features/accounts/public.ts';
