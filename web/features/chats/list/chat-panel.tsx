import { CircleUserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/class-names.ts';
import { Drawer } from '#web/ui/layers/drawer.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { deferred } from '#web/lib/deferred.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ConversationList, useConversations } from './conversation-list.tsx';
import { Thread } from '../thread/thread.tsx';
import { useTyping } from '../thread/use-typing.ts';

const ContactDetails = deferred(async () => (await import('../thread/contact-details.tsx')).ContactDetails);

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
  const contactId = showsContact ? items.find(({ id }) => id === chosenId)?.contactId : null;

  if (conversations.isPending) return <Loading />;
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
      <ConversationList
        className={cx('min-h-0 overflow-y-auto border-line md:border-r md:p-2.5', chosenId && 'max-md:hidden')}
        chosenId={chosenId}
        typing={typing}
        onChoose={onChoose}
      />
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

const Loading = () => (
  <div className="h-[600px] overflow-hidden md:panel md:grid md:grid-cols-[300px_minmax(0,1fr)] lg:grid-cols-[360px_minmax(0,1fr)]">
    <div className="h-full border-line md:border-r md:p-4">
      <Skeleton shape="rows" className="h-full" />
    </div>
  </div>
);
