import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { post } from '../outbox/outbox.ts';
import { useConversations } from './conversation-list.tsx';

interface MessagesProps {
  userType: UserType;
  chosenId: string | undefined;
  /** @param instead replaces the current history entry. */
  onChoose: (conversationId: string | undefined, instead?: boolean) => void;
}

/** All conversations of the account. On wide screens the first one is selected automatically. */
export function MessagesScreen({ userType, chosenId, onChoose }: MessagesProps) {
  const { t } = useTranslation('chats');
  const { items } = useConversations();
  const isWide = useMediaQuery('(min-width: 761px)');
  const first = items[0]?.id;
  useEffect(() => {
    if (isWide && !chosenId && first) onChoose(first, true);
  }, [isWide, chosenId, first, onChoose]);
  return (
    <>
      <h1 className={cx('d-2 pb-3 md:pb-5', chosenId && 'max-md:sr-only')}>{t('title')}</h1>
      <ChatPanel
        showsContact
        chosenId={chosenId}
        onChoose={(id) => onChoose(id)}
        onBack={() => onChoose(undefined)}
        onSend={(id, content) => void post(id, content)}
        empty={
          <EmptyState
            drawing="messages"
            title={t(`empty.${userType}.title`)}
            text={t(`empty.${userType}.text`)}
            action={
              <Link
                to={userType === 'company' ? '/company/search-talent' : '/talent/profile'}
                className={buttonClass({ variant: 'primary' })}
              >
                {t(`empty.${userType}.action`)}
              </Link>
            }
          />
        }
      />
    </>
  );
}
