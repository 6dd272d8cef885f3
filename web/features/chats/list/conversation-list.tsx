import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { ConversationRow } from './conversation-row.tsx';

/** The account's conversations, newest message first. */
export function useConversations() {
  const conversations = useInfiniteQuery(
    api.chats.listConversations.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  return { conversations, items: conversations.data?.pages.flatMap((page) => page.items) ?? [] };
}

interface ConversationListProps {
  className: string;
  chosenId: string | undefined;
  /** Conversations in which the other party is typing. */
  typing: ReadonlySet<string>;
  onChoose: (conversationId: string) => void;
}

export function ConversationList({ className, chosenId, typing, onChoose }: ConversationListProps) {
  const { t } = useTranslation('chats');
  const { conversations, items } = useConversations();
  const now = new Date(conversations.dataUpdatedAt);
  return (
    <div className={className}>
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
      <ShowMore list={conversations} className="w-full" />
    </div>
  );
}
