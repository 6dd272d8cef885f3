import { CircleUserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { ContactDetails } from '../thread/contact-details.tsx';
import { Thread } from '../thread/thread.tsx';
import { useConversations } from './use-conversations.ts';
import { useTyping } from '../thread/use-typing.ts';

interface ChatPanelProps {
  chosenId: string | undefined;
  onChoose: (conversationId: string) => void;
  /** Returns to the list on phones. */
  onBack: () => void;
  onSend: (conversationId: string, content: string) => void;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Adds a third pane with the contact's details. */
  showsContact?: boolean;
}

/** List, thread and contact details side by side; on phones one at a time. */
export function ChatPanel({ chosenId, onChoose, onBack, onSend, empty, showsContact = false }: ChatPanelProps) {
  const { t } = useTranslation('chats');
  const { conversations, items } = useConversations();
  const typing = useTyping();
  const [isContactOpen, setContactOpen] = useState(false);
  const now = new Date(conversations.dataUpdatedAt);
  const contactId = showsContact ? items.find(({ id }) => id === chosenId)?.contactId : null;

  if (conversations.isPending) return <Skeleton className="h-[600px] rounded-frame!" />;
  if (conversations.isLoadingError)
    return (
      <ErrorState
        title={t('loadFailed')}
        onRetry={() => void conversations.refetch()}
        retrying={conversations.isRefetching}
      />
    );
  if (items.length === 0 && !chosenId) return empty;
  return (
    <div
      className={cx(
        'md:panel md:grid md:h-[600px] md:grid-rows-[minmax(0,1fr)] md:overflow-hidden',
        contactId
          ? 'md:grid-cols-[300px_minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)_268px]'
          : 'md:grid-cols-[300px_minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)]',
      )}
    >
      <div className={cx('min-h-0 overflow-y-auto border-line md:border-r md:p-2.5', chosenId && 'max-md:hidden')}>
        <ul aria-label={t('conversations')} className="flex flex-col gap-1 max-md:-mx-2.5">
          {items.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isChosen={conversation.id === chosenId}
              isTyping={typing.has(conversation.id)}
              now={now}
              onChoose={() => onChoose(conversation.id)}
            />
          ))}
        </ul>
        {conversations.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            full
            pending={conversations.isFetchingNextPage}
            onClick={() => void conversations.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </div>
      {chosenId && (
        <div className="min-h-0 min-w-0 max-md:h-(--room-height) max-md:[margin-inline:calc(-1*var(--gutter))]">
          <Thread
            key={chosenId}
            conversationId={chosenId}
            isTyping={typing.has(chosenId)}
            onBack={onBack}
            onSend={(content) => onSend(chosenId, content)}
            actions={
              contactId && (
                <IconButton label={t('contact')} className="lg:hidden" onClick={() => setContactOpen(true)}>
                  <CircleUserRound className="ic" aria-hidden />
                </IconButton>
              )
            }
          />
        </div>
      )}
      {contactId && (
        <aside
          aria-label={t('contact')}
          className="no-bar flex min-h-0 flex-col overflow-y-auto border-l border-line p-4 max-lg:hidden"
        >
          <ContactDetails contactId={contactId} />
        </aside>
      )}
      {contactId && isContactOpen && (
        <Drawer open onOpenChange={setContactOpen} title={t('contact')}>
          <ContactDetails contactId={contactId} />
        </Drawer>
      )}
    </div>
  );
}
