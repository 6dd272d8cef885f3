import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { Tabs } from '#web/ui/navigation/tabs.tsx';
import { deferred } from '#web/lib/deferred.tsx';
import type { ContactSide } from './contact/contact-pane.tsx';
import { ContactRow } from './contact-row.tsx';
import { type Stage, useContacts, useContactText } from './use-contacts.ts';

const ContactPane = deferred(
  async () => (await import('./contact/contact-pane.tsx')).ContactPane,
  <Skeleton shape="text" className="h-72" />,
);

interface ContactListProps {
  /** Lists only contacts at this stage. */
  stage: Stage | undefined;
  onShowAll: () => void;
  chosenId: string | undefined;
  /** The initial tab of the contact. `details` also brings the contact into view. */
  firstSide: ContactSide;
  onChoose: (contactId?: string) => void;
}

/** The contacts in a list, and the selected one beside it. */
export function ContactList({ stage, onShowAll, chosenId, firstSide, onChoose }: ContactListProps) {
  const { t } = useTranslation('unlocks');
  const [view, setView] = useState<'standard' | 'feedback'>('standard');
  const [side, setSide] = useState(firstSide);
  const { query, items, isEmpty } = useContacts(stage, useContactText());
  const list = useRef<HTMLUListElement>(null);
  const lastId = useRef(chosenId);
  // On phones the contact replaces the list. Back in the list, the reader is where they left it.
  useEffect(() => {
    if (!chosenId && lastId.current)
      list.current?.querySelector<HTMLElement>(`[data-contact="${lastId.current}"]`)?.focus();
    lastId.current = chosenId;
  }, [chosenId]);
  const isDetails = firstSide === 'details';
  useEffect(() => {
    if (isDetails) setSide('details');
  }, [isDetails, chosenId]);
  const listed = items.find(({ id }) => id === chosenId);
  // A link may open a contact that is further down the list, or at another stage.
  const { data: unlisted } = useQuery(
    api.unlocks.getContact.queryOptions({
      input: { contactId: chosenId ?? '' },
      enabled: chosenId !== undefined && !listed && query.isSuccess,
    }),
  );
  const chosen = chosenId ? (listed ?? unlisted) : items[0];
  if (query.isLoadingError)
    return (
      <ErrorState title={t('contacts.failed')} onRetry={() => void query.refetch()} retrying={query.isRefetching} />
    );
  if (query.isPending) return <Skeleton shape="rows" className="h-72" />;
  if (isEmpty)
    return (
      <EmptyState
        drawing="contacts-stage"
        title={t('contacts.emptyStage')}
        text={t('contacts.emptyStageText')}
        action={
          <Button variant="outline" onClick={onShowAll}>
            {t('contacts.showAll')}
          </Button>
        }
      />
    );
  return (
    <>
      <Tabs
        className={chosenId ? 'max-lg:hidden' : ''}
        label={t('contacts.title')}
        value={view}
        onChange={(value) => setView(value as typeof view)}
        tabs={[
          { value: 'standard', label: t('contacts.standard') },
          { value: 'feedback', label: t('contacts.feedback') },
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-10">
        <div className={chosenId ? 'max-lg:hidden' : ''}>
          <ul ref={list} className="flex flex-col">
            {items.map((contact) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                view={view}
                isChosen={contact.id === chosen?.id}
                onChoose={() => onChoose(contact.id)}
              />
            ))}
          </ul>
          <ShowMore list={query} className="mt-4" />
        </div>
        {chosen && (
          <div
            className={
              chosenId
                ? 'min-w-0 lg:sticky lg:top-[calc(var(--room-top)+1rem)]'
                : 'min-w-0 max-lg:hidden lg:sticky lg:top-[calc(var(--room-top)+1rem)]'
            }
          >
            <ContactPane
              contact={chosen}
              side={side}
              onSide={setSide}
              onBack={() => onChoose()}
              isRequested={isDetails}
            />
          </div>
        )}
      </div>
    </>
  );
}
