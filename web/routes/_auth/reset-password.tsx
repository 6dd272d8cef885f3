import { createFileRoute } from '@tanstack/react-router';
import { ResetScreen } from '#web/features/accounts/password/reset-screen.tsx';

export const Route = createFileRoute('/_auth/reset-password')({
  staticData: { title: 'resetPassword' },
  component: ResetScreen,
});
