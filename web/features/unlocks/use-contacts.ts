import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { stageSchema } from '#contract/unlocks/contacts.ts';
import { api } from '#web/lib/api.ts';

/** The company's contacts, newest first, a page at a time; those at one stage if given. */
export function useContacts(stage?: z.infer<typeof stageSchema>) {
  const contacts = useInfiniteQuery(
    api.unlocks.listContacts.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...(stage ? { stage } : {}), ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const items = contacts.data?.pages.flatMap((page) => page.items) ?? [];
  return { ...contacts, items, isEmpty: contacts.isSuccess && items.length === 0 };
}
