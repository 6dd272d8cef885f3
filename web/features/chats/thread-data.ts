import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '#contract/chats/messages.ts';
import { client } from '#web/lib/api.ts';

/** A stretch of a conversation without a gap, from some message to the newest known one. */
interface ThreadData {
  messages: Message[];
  hasEarlier: boolean;
}

const keyOf = (conversationId: string) => ['thread', conversationId] as const;

/** The messages of a conversation: the newest ones, and earlier ones on demand. */
export function useThread(conversationId: string) {
  const queries = useQueryClient();
  const thread = useQuery({
    queryKey: keyOf(conversationId),
    queryFn: () => readThread(queries, conversationId),
    staleTime: 0,
  });
  const earlier = useMutation({
    mutationFn: async () => {
      const before = thread.data?.messages[0]?.seq;
      if (before === undefined) return;
      const { items, hasMore } = await client.chats.listMessages({ conversationId, before });
      addMessages(queries, conversationId, items, hasMore);
    },
  });
  return { thread, earlier };
}

/** Reads what is new in one conversation, or in all that are on screen. */
export const refreshThreads = (queries: QueryClient, conversationId?: string) =>
  queries.invalidateQueries({ queryKey: conversationId ? keyOf(conversationId) : ['thread'] });

/** Takes over a message that was just sent, unless others stand between, which are read then. */
export function addSent(queries: QueryClient, message: Message) {
  const { conversationId, seq } = message;
  const last = queries.getQueryData<ThreadData>(keyOf(conversationId))?.messages.at(-1);
  if (last && seq > last.seq + 1) return refreshThreads(queries, conversationId);
  addMessages(queries, conversationId, [message]);
}

async function readThread(queries: QueryClient, conversationId: string): Promise<ThreadData> {
  const known = () => queries.getQueryData<ThreadData>(keyOf(conversationId));
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

const merge = (known: Message[], more: Message[]) =>
  [...new Map([...known, ...more].map((message) => [message.seq, message])).values()].toSorted((a, b) => a.seq - b.seq);
