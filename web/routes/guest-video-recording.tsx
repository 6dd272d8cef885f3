import { createFileRoute } from '@tanstack/react-router';
import { GuestScreen } from '#web/features/guest/guest-screen.tsx';

export const Route = createFileRoute('/guest-video-recording')({
  staticData: { title: 'guestRecording', texts: ['guest', 'videos', 'auth', 'referrals'] },
  validateSearch: ({ step }: Record<string, unknown>): { step?: 'details' } => (step === 'details' ? { step } : {}),
  component: GuestScreen,
});
