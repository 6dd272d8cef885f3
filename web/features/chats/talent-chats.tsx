import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { notify } from '#web/ui/notify.ts';
import { ChatPanel } from './chat-panel.tsx';
import { post } from './outbox.ts';
import { useConversations } from './use-conversations.ts';

/** The talent's conversations with companies, on their dashboard; on the phone each opens on its own page. */
export function TalentChats() {
  const { t } = useTranslation('chats');
  const navigate = useNavigate();
  const { items } = useConversations();
  const isWide = useMediaQuery('(min-width: 761px)');
  const [chosenId, setChosenId] = useState<string>();
  const send = async (conversationId: string, content: string) => {
    if (await post(conversationId, content)) notify.done(t('talentSent'));
    else notify.failed(t('talentSendFailed'));
  };
  return (
    <section aria-labelledby="chats">
      <h2 id="chats" className="d-3 pb-4">
        {t('title')}
      </h2>
      <ChatPanel
        chosenId={isWide ? (chosenId ?? items[0]?.id) : undefined}
        onChoose={(conversationId) =>
          isWide
            ? setChosenId(conversationId)
            : void navigate({ to: '/messages/$conversationId', params: { conversationId } })
        }
        onBack={() => setChosenId(undefined)}
        onSend={(conversationId, content) => void send(conversationId, content)}
        empty={<EmptyState as="h3" title={t('empty.dashboard.title')} text={t('empty.dashboard.text')} />}
      />
    </section>
  );
}
