import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/ui/layers/notify.ts';

export type Stage = Contact['stage'];
type Pages = InfiniteData<{ items: Contact[]; nextCursor: string | null }>;

const MOVES = ['contact moves'] as const;

const contactsOptions = (stage?: Stage, text?: string) =>
  api.unlocks.listContacts.infiniteOptions({
    input: (cursor: string | undefined) => ({
      ...(stage ? { stage } : {}),
      ...(text ? { text } : {}),
      ...(cursor ? { cursor } : {}),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // While a text is typed, its last matches stay on screen.
    ...(text ? { placeholderData: keepPreviousData } : {}),
  });

/** The text that My Contacts are searched for. */
export const useContactText = () => useSearch({ strict: false }).q as string | undefined;

/** The company's contacts, a page at a time: due reminders first, then the newest. Those at one stage or with a text if given. */
export function useContacts(stage?: Stage, text?: string) {
  const query = useInfiniteQuery(contactsOptions(stage, text));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { query, items, isEmpty: query.isSuccess && items.length === 0 };
}

const inOrder = (a: Contact, b: Contact) =>
  Number(b.isDue) - Number(a.isDue) || b.unlockedAt.localeCompare(a.unlockedAt);

/** Moves contacts to another stage at once, offers to undo it, and moves them back if the server refuses. */
export function useMoveContact() {
  const { t } = useTranslation('unlocks');
  const queries = useQueryClient();
  const searched = useContactText();
  const change = (stage: Stage, text: string | undefined, edit: (items: Contact[]) => Contact[]) =>
    queries.setQueryData<Pages>(contactsOptions(stage, text).queryKey, (found) => {
      if (!found) return found;
      const [first, ...rest] = found.pages.map((page) => ({ ...page, items: edit(page.items) }));
      return { ...found, pages: [first!, ...rest] };
    });
  const show = (contact: Contact, stage: Stage) => {
    const moved = { ...contact, stage };
    for (const text of new Set([undefined, searched])) {
      change(contact.stage, text, (items) => items.filter(({ id }) => id !== contact.id));
      let isPlaced = false;
      change(stage, text, (items) => {
        if (isPlaced) return items;
        isPlaced = true;
        return [...items, moved].toSorted(inOrder);
      });
    }
    return moved;
  };
  const save = useMutation(
    api.unlocks.saveContact.mutationOptions({
      mutationKey: MOVES,
      // One at a time, in the order of the moves.
      scope: { id: MOVES[0] },
      // A list that is reloaded between two moves would include only the first.
      onSettled: () =>
        queries.isMutating({ mutationKey: MOVES }) === 1
          ? queries.invalidateQueries({ queryKey: api.unlocks.key() })
          : undefined,
    }),
  );
  return async function move(contact: Contact, stage: Stage, isUndo = false): Promise<void> {
    if (contact.stage === stage) return;
    await queries.cancelQueries({ queryKey: api.unlocks.listContacts.key() });
    const moved = show(contact, stage);
    save.mutate(
      { contactId: contact.id, stage },
      {
        onError: () => {
          show(moved, contact.stage);
          notify.failed(t('panel.failed'));
        },
      },
    );
    if (!isUndo)
      notify.done(t('board.moved', { name: contact.talentName, stage: t(`stage.${stage}`) }), {
        id: 'moved',
        action: { label: t('board.undo'), onClick: () => void move(moved, contact.stage, true) },
      });
  };
}
