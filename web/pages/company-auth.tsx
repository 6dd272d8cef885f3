import { AuthScreen } from '#web/features/accounts/public.ts';

export const CompanyAuthPage = () => <AuthScreen userType="company" />;
