import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { ProfileScreen } from '#web/features/talents/profile-screen.tsx';

export const Route = createFileRoute('/talent/profile')({
  staticData: {
    title: 'talentProfile',
    texts: ['talents', 'videos', 'referrals', 'accounts', 'security', 'mails'],
  },
  component: () => (
    <Guard userType="talent" ask="profile">
      {() => <ProfileScreen />}
    </Guard>
  ),
});
