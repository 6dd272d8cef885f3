import { createFileRoute } from '@tanstack/react-router';
import { FollowLink } from '#web/features/referrals/followed-link.tsx';

export const Route = createFileRoute('/ref/$code')({
  staticData: { title: 'register', bars: false },
  component: FollowLink,
});
