import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '#contract/chats/messages.ts';
import type { Answer, Conversation } from '#contract/chats/conversations.ts';
import { client, api } from '#web/lib/api.ts';
import { useTranslation } from 'react-i18next';
import { notify } from '#web/ui/layers/notify.ts';

/** Consecutive messages from some message to the newest known one. */
interface ThreadData {
  messages: Message[];
  hasEarlier: boolean;
}

const keyOf = (conversationId: string) => ['thread', conversationId] as const;
const findThread = (queries: QueryClient, conversationId: string) =>
  queries.getQueryData<ThreadData>(keyOf(conversationId));

/** Messages of a conversation: the newest ones, and earlier ones on demand. */
export function useThread(conversationId: string) {
  const queries = useQueryClient();
  const thread = useQuery(threadOptions(queries, conversationId));
  const earlier = useMutation({ mutationFn: () => loadEarlier(queries, conversationId) });
  return { thread, earlier };
}

export const threadOptions = (queries: QueryClient, conversationId: string) =>
  queryOptions({
    queryKey: keyOf(conversationId),
    queryFn: () => readThread(queries, conversationId),
    staleTime: 0,
  });

export async function loadEarlier(queries: QueryClient, conversationId: string) {
  const before = findThread(queries, conversationId)?.messages[0]?.seq;
  if (before === undefined) return;
  const { items, hasMore } = await client.chats.listMessages({ conversationId, before });
  addMessages(queries, conversationId, items, hasMore);
}

/** Loads new messages of one conversation, or of all that are on screen. */
export const refreshThreads = (queries: QueryClient, conversationId?: string) =>
  queries.invalidateQueries({ queryKey: conversationId ? keyOf(conversationId) : ['thread'] });

/** Adds a message that was just sent. If others are missing before it, loads those instead. */
export function addSent(queries: QueryClient, message: Message) {
  const { conversationId, seq } = message;
  const last = findThread(queries, conversationId)?.messages.at(-1);
  if (last && seq > last.seq + 1) return refreshThreads(queries, conversationId);
  addMessages(queries, conversationId, [message]);
}

async function readThread(queries: QueryClient, conversationId: string): Promise<ThreadData> {
  const known = () => findThread(queries, conversationId);
  const fresh: Message[] = [];
  const last = known()?.messages.at(-1);
  if (!last) {
    const { items, hasMore } = await client.chats.listMessages({ conversationId });
    return { messages: items, hasEarlier: hasMore };
  }
  for (let after = last.seq; ; after = fresh.at(-1)!.seq) {
    const { items, hasMore } = await client.chats.listMessages({ conversationId, after });
    fresh.push(...items);
    if (!hasMore) return { messages: merge(known()!.messages, fresh), hasEarlier: known()!.hasEarlier };
  }
}

function addMessages(queries: QueryClient, conversationId: string, items: Message[], hasEarlier?: boolean) {
  queries.setQueryData<ThreadData>(
    keyOf(conversationId),
    (known) => known && { messages: merge(known.messages, items), hasEarlier: hasEarlier ?? known.hasEarlier },
  );
}

/** The reader's newest message that the other party has read. */
export const lastSeen = (
  messages: readonly Message[],
  { other, otherReadSeq }: Pick<Conversation, 'other' | 'otherReadSeq'>,
) => messages.findLast(({ isSystem, senderId, seq }) => !isSystem && senderId !== other.userId && seq <= otherReadSeq);

const merge = (known: Message[], more: Message[]) =>
  [...new Map([...known, ...more].map((message) => [message.seq, message])).values()].toSorted((a, b) => a.seq - b.seq);

/** Saves the talent's decision about a conversation. */
export function useAnswer(conversationId: string) {
  const { t } = useTranslation('chats');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) => client.chats.answer({ conversationId, answer }),
    onSuccess: () =>
      Promise.all([queries.invalidateQueries({ queryKey: api.chats.key() }), refreshThreads(queries, conversationId)]),
    onError: () => notify.failed(t('answerFailed')),
  });
}
