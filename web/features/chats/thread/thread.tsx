import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/chats/messages.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { partyName } from '../message-texts.ts';
import { MessageLine, UnsentLine } from './message-line.tsx';
import { useUnsent } from '../outbox/unsent.ts';
import { ThreadFoot } from './thread-foot.tsx';
import { BackButton, ThreadHeader } from './thread-header.tsx';
import { lastSeen, useThread } from './thread-data.ts';
import { useReadMark } from './use-read-mark.ts';

/** Messages by one sender within this time share one timestamp. */
const TOGETHER_MS = 5 * 60_000;

interface ThreadProps {
  conversationId: string;
  isTyping: boolean;
  onSend: (content: string) => void;
  /** Shows a button that returns to the list. */
  onBack?: () => void;
  /** Shown beside the menu. */
  actions?: ReactNode;
}

/** One conversation with header, messages and composer. Fills its container. */
export function Thread({ conversationId, isTyping, onSend, onBack, actions }: ThreadProps) {
  const { t } = useTranslation('chats');
  const conversation = useQuery(api.chats.getConversation.queryOptions({ input: { conversationId } }));
  const { thread, earlier } = useThread(conversationId);
  const unsent = useUnsent(conversationId);
  const known = new Set(thread.data?.messages.map(({ clientId }) => clientId));
  const now = new Date(thread.dataUpdatedAt);
  const watch = useReadMark(conversation.data, thread.data?.messages.at(-1)?.seq);

  if (conversation.isLoadingError || thread.isLoadingError) {
    const isGone = codeOf(conversation.error) === 'not_found';
    return (
      <div className="flex h-full flex-col">
        {onBack && <BackButton onBack={onBack} />}
        <ErrorState
          bare
          className="flex-1 content-center"
          title={t(conversation.isLoadingError ? 'conversationFailed' : 'messagesFailed')}
          text={isGone && t('conversationGone')}
          onRetry={isGone ? undefined : () => void Promise.all([conversation.refetch(), thread.refetch()])}
          retrying={conversation.isRefetching || thread.isRefetching}
        />
      </div>
    );
  }
  if (!conversation.data || !thread.data) return <Loading />;
  const { messages, hasEarlier } = thread.data;
  const seen = lastSeen(messages, conversation.data);
  return (
    <section
      aria-label={t('with', { name: partyName(t, conversation.data.other) })}
      className="flex h-full min-h-0 flex-col"
    >
      <ThreadHeader conversation={conversation.data} isTyping={isTyping} onBack={onBack} actions={actions} />
      {/* Reversed, so that the newest message stays in view when messages are added above or below. */}
      <div
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-3.5 py-4 md:px-6"
        // Focusable, so that it can be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="log"
        ref={watch}
        aria-label={t('messages')}
      >
        <div className="flex flex-col gap-2">
          {hasEarlier && (
            <Button
              variant="ghost"
              size="sm"
              className="self-center"
              pending={earlier.isPending}
              onClick={() => earlier.mutate()}
            >
              {t(earlier.isError ? 'earlierFailed' : 'earlier')}
            </Button>
          )}
          {messages.map((message, index) => (
            <MessageLine
              key={message.seq}
              message={message}
              conversation={conversation.data}
              isLast={!isTogether(message, messages[index + 1])}
              isLastSeen={message === seen}
              now={now}
            />
          ))}
          {unsent
            .filter(({ clientId }) => !known.has(clientId))
            .map((each) => (
              <UnsentLine key={each.clientId} unsent={each} />
            ))}
        </div>
      </div>
      <ThreadFoot conversation={conversation.data} onSend={onSend} />
    </section>
  );
}

const isTogether = (message: Message, next: Message | undefined) =>
  next?.senderId === message.senderId && Date.parse(next.createdAt) - Date.parse(message.createdAt) < TOGETHER_MS;

const Loading = () => (
  <div className="flex h-full flex-col justify-end gap-3 p-6" aria-hidden>
    <Skeleton className="h-12 w-2/3 rounded-[20px]!" />
    <Skeleton className="h-20 w-1/2 self-end rounded-[20px]!" />
    <Skeleton className="h-12 w-1/3 rounded-[20px]!" />
    <Skeleton className="h-[52px] w-full rounded-[26px]!" />
  </div>
);
