import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredTicket, TicketState } from '#contract/support.ts';
import { api, type client } from '#web/lib/api.ts';

type Page = Awaited<ReturnType<typeof client.support.listTickets>>;

/** Tickets in one state. Answered and closed tickets stay in the list until the state changes. */
export function useInbox(state: TicketState) {
  const queries = useQueryClient();
  const options = api.support.listTickets.infiniteOptions({
    input: (cursor: string | undefined) => ({ state, ...(cursor ? { cursor } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const tickets = useInfiniteQuery(options);
  const change = (before: StoredTicket, changed: StoredTicket) => {
    queries.setQueryData<InfiniteData<Page, string | undefined>>(
      options.queryKey,
      (data) => data && { ...data, pages: data.pages.map((page) => withChanged(page, before.state, changed)) },
    );
    void queries.invalidateQueries({ queryKey: api.support.key(), refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: api.moderation.countWaiting.key() });
  };
  return { tickets, change };
}

function withChanged(page: Page, before: TicketState, changed: StoredTicket): Page {
  const counts = { ...page.counts };
  counts[before]--;
  counts[changed.state]++;
  return { ...page, counts, items: page.items.map((item) => (item.ticketId === changed.ticketId ? changed : item)) };
}
