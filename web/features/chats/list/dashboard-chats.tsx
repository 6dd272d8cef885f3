import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ChatPanel } from './chat-panel.tsx';
import { post } from '../outbox/outbox.ts';
import { useConversations } from './conversation-list.tsx';
import { Thread } from '../thread/thread.tsx';
import { useTyping } from '../thread/use-typing.ts';

/** The talent's conversations on their dashboard. On phones each opens on its own page. */
export function TalentChats() {
  const { t } = useTranslation('chats');
  const navigate = useNavigate();
  const { items } = useConversations();
  const isWide = useMediaQuery('(min-width: 761px)');
  const [chosenId, setChosenId] = useState<string>();
  const send = async (conversationId: string, content: string) => {
    if (await post(conversationId, content)) notify.done(t('talentSent'));
    else if (navigator.onLine) notify.failedBriefly(t('talentSendFailed'));
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
        empty={
          <EmptyState
            drawing="messages-talent"
            as="h3"
            title={t('empty.dashboard.title')}
            text={t('empty.dashboard.text')}
          />
        }
      />
    </section>
  );
}

/** The conversation with one contact on the company's dashboard. */
export function CompanyChat({ conversationId }: { conversationId: string }) {
  const { t } = useTranslation('chats');
  const typing = useTyping();
  const send = async (content: string) => {
    if (!(await post(conversationId, content)) && navigator.onLine) notify.failedBriefly(t('sendFailed'));
  };
  return (
    <div className="panel h-[600px] max-h-[calc(var(--room-height)-1rem)] overflow-hidden max-lg:h-[calc(var(--room-height)-18rem)] max-lg:min-h-80">
      <Thread
        conversationId={conversationId}
        isTyping={typing.has(conversationId)}
        onSend={(content) => void send(content)}
      />
    </div>
  );
}
