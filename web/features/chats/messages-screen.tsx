import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts.ts';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { post } from './outbox.ts';
import { useConversations } from './use-conversations.ts';

interface MessagesProps {
  userType: UserType;
  chosenId: string | undefined;
  /** @param instead takes the place of the present address. */
  onChoose: (conversationId: string | undefined, instead?: boolean) => void;
}

/** Everybody the account talks to. Where list and thread stand side by side, the first conversation is selected by itself. */
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
        hasDossier
        chosenId={chosenId}
        onChoose={(id) => onChoose(id)}
        onBack={() => onChoose(undefined)}
        onSend={(id, content) => void post(id, content)}
        empty={
          <EmptyState
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
