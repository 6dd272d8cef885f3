import { Link } from '@tanstack/react-router';
import { Columns3, List } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_STAGES } from '#contract/values/product.ts';
import { browserStorage } from '#web/lib/browser-state.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { deferred } from '#web/lib/deferred.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { ContactSearch } from './contact-search.tsx';
import { ContactList } from './contact-list.tsx';
import { ContactsCsv } from './contacts-csv.tsx';
import type { ContactSide } from './contact/contact-pane.tsx';
import { FreeLeft } from './entitlement.tsx';
import { useContacts, useContactText } from './use-contacts.ts';

const ContactDrawer = deferred(async () => (await import('./contact/contact-drawer.tsx')).ContactDrawer);

const ContactBoard = lazy(() => import('./board/contact-board.tsx'));

const ALL = 'all';
const STAGES = [ALL, ...CONTACT_STAGES] as const;
const LAYOUTS = { list: List, board: Columns3 } as const;
type Layout = keyof typeof LAYOUTS;
const LAYOUT_KEY = 'closeup.contacts';

interface ContactsProps {
  chosenId: string | undefined;
  firstSide: ContactSide;
  onChoose: (contactId?: string) => void;
  onSearch: (text: string) => void;
}

/** The company's contacts, in a list or on a board by stage. The browser remembers which. */
export function ContactsScreen({ chosenId, firstSide, onChoose, onSearch }: ContactsProps) {
  const { t } = useTranslation('unlocks');
  const [stage, setStage] = useState<(typeof STAGES)[number]>(ALL);
  const [layout, setLayout] = useState<Layout>(browserStorage.read(LAYOUT_KEY) === 'board' ? 'board' : 'list');
  const { isEmpty } = useContacts();
  const text = useContactText();
  const isWithoutMatch = useContacts(undefined, text).isEmpty && Boolean(text);
  const isBoard = layout === 'board' && !isEmpty;
  return (
    <section className="flex flex-col gap-6">
      <header className={cx('flex flex-wrap items-end justify-between gap-4', chosenId && !isBoard && 'max-lg:hidden')}>
        <div>
          <h2 className="d-2">{t('contacts.title')}</h2>
          <div className="mt-2">
            <FreeLeft />
          </div>
        </div>
        <div className={cx('flex flex-wrap items-center gap-2.5 max-lg:w-full', isEmpty && 'hidden')}>
          <ContactSearch value={text ?? ''} onChange={onSearch} className="grow max-md:basis-2/3 lg:w-60 lg:grow-0" />
          <Segmented
            label={t('contacts.layout')}
            className="max-md:order-1 max-md:grow"
            value={layout}
            onChange={(next) => {
              browserStorage.store(LAYOUT_KEY, next);
              setLayout(next);
              // The board opens contacts in a drawer over itself.
              if (next === 'board' && chosenId) onChoose();
            }}
            options={(['list', 'board'] as const).map((value) => {
              const Icon = LAYOUTS[value];
              return {
                value,
                label: (
                  <>
                    <Icon className="ic max-md:hidden" aria-hidden />
                    {t(`contacts.${value}`)}
                  </>
                ),
              };
            })}
          />
          {!isBoard && (
            <Select
              variant="pill"
              className="max-md:order-1 max-md:grow max-md:justify-between"
              label={t('contacts.stage')}
              value={stage}
              onChange={setStage}
              options={STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
            />
          )}
          <ContactsCsv />
        </div>
      </header>
      {isEmpty ? (
        <EmptyState
          drawing="contacts"
          title={t('contacts.empty')}
          text={t('contacts.emptyText')}
          action={
            <Link to="/company/search-talent" className={buttonClass({ variant: 'primary' })}>
              {t('contacts.search')}
            </Link>
          }
        />
      ) : isWithoutMatch ? (
        <EmptyState
          drawing="contacts-search"
          title={t('contacts.noMatch', { text })}
          text={t('contacts.noMatchText')}
          action={
            <Button variant="outline" onClick={() => onSearch('')}>
              {t('contacts.clear')}
            </Button>
          }
        />
      ) : isBoard ? (
        <Suspense fallback={<Skeleton shape="rows" className="h-72" />}>
          <ContactBoard onOpen={onChoose} />
          {chosenId && <ContactDrawer contactId={chosenId} firstSide={firstSide} onClose={() => onChoose()} />}
        </Suspense>
      ) : (
        <ContactList
          stage={stage === ALL ? undefined : stage}
          onShowAll={() => setStage(ALL)}
          chosenId={chosenId}
          firstSide={firstSide}
          onChoose={onChoose}
        />
      )}
    </section>
  );
}
