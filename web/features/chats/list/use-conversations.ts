import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

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
