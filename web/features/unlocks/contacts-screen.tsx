import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stageSchema } from '#contract/unlocks/contacts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ContactsCsv } from './contacts-csv.tsx';
import { ContactPane, type ContactSide } from './contact-pane.tsx';
import { ContactRow } from './contact-row.tsx';
import { FreeLeft } from './entitlement.tsx';
import { useContacts } from './use-contacts.ts';

const ALL = 'all';
const STAGES = [ALL, ...stageSchema.options] as const;

/** The company's contacts with their stages, and the conversation with the selected one. */
export function ContactsScreen({
  chosenId,
  firstSide,
  onChoose,
}: {
  chosenId: string | undefined;
  /** The tab of the contact that opens first. */
  firstSide: ContactSide;
  onChoose: (contactId?: string) => void;
}) {
  const { t } = useTranslation('unlocks');
  const [view, setView] = useState<'standard' | 'feedback'>('standard');
  const [side, setSide] = useState(firstSide);
  const [stage, setStage] = useState<(typeof STAGES)[number]>(ALL);
  const contacts = useContacts(stage === ALL ? undefined : stage);
  const { items, isEmpty } = contacts;
  const chosen = items.find(({ id }) => id === chosenId) ?? (chosenId ? undefined : items[0]);
  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="d-2">{t('contacts.title')}</h2>
          <div className="mt-2">
            <FreeLeft />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <Select
            variant="pill"
            label={t('contacts.stage')}
            value={stage}
            onChange={setStage}
            options={STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
          />
          <ContactsCsv />
        </div>
      </header>
      <Tabs
        label={t('contacts.title')}
        value={view}
        onChange={(value) => setView(value as typeof view)}
        tabs={[
          { value: 'standard', label: t('contacts.standard') },
          { value: 'feedback', label: t('contacts.feedback') },
        ]}
      />
      {contacts.isPending && <Skeleton className="h-72 rounded-md!" />}
      {contacts.isLoadingError && (
        <ErrorState
          title={t('contacts.failed')}
          onRetry={() => void contacts.refetch()}
          retrying={contacts.isRefetching}
        />
      )}
      {isEmpty && (
        <EmptyState
          title={t(stage === ALL ? 'contacts.empty' : 'contacts.emptyStage')}
          text={t(stage === ALL ? 'contacts.emptyText' : 'contacts.emptyStageText')}
          action={
            stage === ALL ? (
              <Link to="/company/search-talent" className={buttonClass({ variant: 'primary' })}>
                {t('contacts.search')}
              </Link>
            ) : (
              <Button variant="outline" onClick={() => setStage(ALL)}>
                {t('contacts.showAll')}
              </Button>
            )
          }
        />
      )}
      {items.length > 0 && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-10">
          <div className={chosenId ? 'max-lg:hidden' : ''}>
            <ul className="flex flex-col">
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
            {contacts.hasNextPage && (
              <Button
                variant="outline"
                className="mt-4"
                pending={contacts.isFetchingNextPage}
                onClick={() => void contacts.fetchNextPage()}
              >
                {t('contacts.more')}
              </Button>
            )}
          </div>
          {chosen && (
            <ContactPane
              contact={chosen}
              side={side}
              onSide={setSide}
              isSelected={chosenId !== undefined}
              onBack={() => onChoose()}
            />
          )}
        </div>
      )}
    </section>
  );
}
