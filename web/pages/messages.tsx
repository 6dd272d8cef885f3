import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Guard, UnconfirmedBanner } from '#web/features/accounts/public.ts';
import { MessagesScreen } from '#web/features/chats/public.ts';
import { cx } from '#web/ui/class-names.ts';

export function MessagesPage() {
  const navigate = useNavigate();
  const { conversationId } = useParams({ strict: false });
  const choose = useCallback(
    (id: string | undefined, instead = false) =>
      void (id
        ? navigate({ to: '/messages/$conversationId', params: { conversationId: id }, replace: instead })
        : navigate({ to: '/messages' })),
    [navigate],
  );
  return (
    <Guard ask="page">
      {(user) => (
        <main id="main" className={cx('page md:pt-8 md:pb-16', conversationId ? '' : 'pt-3.5 pb-10')}>
          <div className={cx('md:pb-4 md:empty:hidden', conversationId && 'max-md:hidden')}>
            <UnconfirmedBanner user={user} />
          </div>
          <MessagesScreen userType={user.userType} chosenId={conversationId} onChoose={choose} />
        </main>
      )}
    </Guard>
  );
}
