import { createFileRoute } from '@tanstack/react-router';
import { AuthScreen } from '#web/features/accounts/sign-in/auth-screen.tsx';
import { AccountMenu } from '#web/features/navigation/account-menu.tsx';
import { authSearch } from '#web/lib/search-params.ts';

export const Route = createFileRoute('/_auth/talent/auth')({
  staticData: { title: 'talentAuth' },
  validateSearch: authSearch,
  component: () => <AuthScreen userType="talent" tools={<AccountMenu user={null} />} />,
});
