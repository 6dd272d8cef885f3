import { AuthScreen } from '#web/features/accounts/public.ts';

export const TalentAuthPage = () => <AuthScreen userType="talent" />;
