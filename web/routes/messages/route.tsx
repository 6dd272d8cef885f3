import { createFileRoute, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { MessagesScreen } from '#web/features/chats/list/messages-screen.tsx';
import { cx } from '#web/ui/class-names.ts';

/** The list and the conversation share this page, which stays mounted when another conversation is selected. */
export const Route = createFileRoute('/messages')({
  staticData: {
    requests: ['/conversations'],
    texts: ['chats', 'unlocks', 'videos'],
  },
  component: MessagesPage,
});

function MessagesPage() {
  const navigate = Route.useNavigate();
  const { conversationId } = useParams({ strict: false });
  const choose = useCallback(
    (id: string | undefined, replace = false) =>
      void (id
        ? navigate({ to: '/messages/$conversationId', params: { conversationId: id }, replace })
        : navigate({ to: '/messages' })),
    [navigate],
  );
  return (
    <Guard ask="page">
      {(user) => (
        <main id="main" className={cx('page md:pt-8 md:pb-16', conversationId ? '' : 'pt-3.5 pb-10')}>
          <div className={cx('pb-4 empty:hidden', conversationId && 'max-md:hidden')}>
            <UnconfirmedBanner user={user} />
          </div>
          <MessagesScreen userType={user.userType} chosenId={conversationId} onChoose={choose} />
        </main>
      )}
    </Guard>
  );
}
