import { useDroppable } from '@dnd-kit/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/unlocks/contacts.ts';
import { cx } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { type Stage, useContacts, useContactText } from '../use-contacts.ts';
import { BoardCard } from './board-card.tsx';

interface ColumnProps {
  stage: Stage;
  onOpen: (contactId: string) => void;
  onKey: (event: KeyboardEvent, contact: Contact) => void;
  /** The contact that was moved by keyboard, which keeps the focus in its new column. */
  movedId: string | undefined;
}

/** One stage of the board. Loads its contacts a page at a time. */
export function BoardColumn({ stage, onOpen, onKey, movedId }: ColumnProps) {
  const { t } = useTranslation('unlocks');
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const text = useContactText();
  const { query, items, isEmpty } = useContacts(stage, text);
  const title = t(`stage.${stage}`);
  return (
    <section
      ref={setNodeRef}
      aria-label={title}
      className={cx(
        'flex min-h-64 min-w-0 snap-start flex-col gap-2 self-stretch rounded-md p-2',
        isOver ? 'bg-tally-wash inset-ring-2 inset-ring-tally' : 'bg-sunk',
      )}
    >
      <h3 className="flex items-center justify-between gap-2 px-1.5 pt-1 text-sm font-bold">
        {title}
        {query.data && (
          <span className="font-semi text-ink-2 tabular-nums">
            {items.length}
            {query.hasNextPage && '+'}
          </span>
        )}
      </h3>
      {query.isPending && <Skeleton className="h-20 rounded-md!" />}
      {query.isLoadingError && (
        <ErrorState bare className="p-2!" title={t('contacts.failed')} onRetry={() => void query.refetch()} />
      )}
      <ul className="flex flex-col gap-2">
        {items.map((contact) => (
          <li key={contact.id}>
            <BoardCard
              contact={contact}
              onOpen={() => onOpen(contact.id)}
              onKeyDown={(event) => onKey(event, contact)}
              takesFocus={contact.id === movedId}
            />
          </li>
        ))}
      </ul>
      {isEmpty && <p className="px-1.5 text-sm text-ink-2">{t(text ? 'contacts.noneHere' : 'contacts.emptyStage')}</p>}
      <ShowMore list={query} className="w-full" />
    </section>
  );
}
