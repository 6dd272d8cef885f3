import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/features/accounts/session.ts';
import { api } from '#web/lib/api.ts';

/** Unread messages of the signed-in account. */
export function useUnread(): number {
  const { user } = useSession();
  const { data } = useQuery(api.chats.countUnread.queryOptions({ enabled: user !== null }));
  return user ? (data?.unread ?? 0) : 0;
}
