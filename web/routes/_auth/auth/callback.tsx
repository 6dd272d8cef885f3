import { createFileRoute } from '@tanstack/react-router';
import { Callback } from '#web/features/accounts/sign-in/callback.tsx';

export const Route = createFileRoute('/_auth/auth/callback')({
  staticData: { title: 'callback' },
  component: Callback,
});
