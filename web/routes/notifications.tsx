import { createFileRoute } from '@tanstack/react-router';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';

/** The notification center for both sides, linked from the bell in the bar. Its settings are on each side's profile page. */
export const Route = createFileRoute('/notifications')({
  staticData: {
    requests: ['/notifications'],
    title: 'notifications',
    texts: ['notifications'],
  },
  component: NotificationsPage,
});

function NotificationsPage() {
  return (
    <Guard ask="page">
      {(user) => (
        <main id="main" className="page flex flex-col gap-6 pt-4 pb-16 md:pt-8">
          <UnconfirmedBanner user={user} />
          <NotificationsScreen userType={user.userType} />
        </main>
      )}
    </Guard>
  );
}
