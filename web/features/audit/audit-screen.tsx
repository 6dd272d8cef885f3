import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuditFilter } from '#contract/audit.ts';
import { api } from '#web/lib/api.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { AuditCsv } from './audit-csv.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { EventTable } from './event-table.tsx';

interface Props {
  filter: Partial<AuditFilter>;
  onFilter: (filter: Partial<AuditFilter>) => void;
}

/** The audit trail: who did what, when and from where. */
export function AuditScreen({ filter, onFilter }: Props) {
  const { t } = useTranslation('audit');
  const events = useInfiniteQuery(
    api.audit.listEvents.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  const items = events.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="flex flex-col gap-6">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2">
        <h1 className="d-2">{t('title')}</h1>
        <AuditCsv filter={filter} />
        <p className="col-span-full text-ink-2">{t('text')}</p>
      </header>
      <AuditFilters filter={filter} onFilter={onFilter} />
      {events.isPending && <Skeleton shape="rows" className="h-96" />}
      {events.isError && (
        <ErrorState title={t('loadFailed')} onRetry={() => void events.refetch()} retrying={events.isRefetching} />
      )}
      {events.isSuccess && items.length === 0 && (
        <EmptyState drawing="audit" title={t('empty')} text={t('emptyText')} />
      )}
      {items.length > 0 && <EventTable events={items} />}
      <ShowMore list={events} />
      <p className="border-t border-line pt-5 text-sm text-ink-2">{t('note')}</p>
    </section>
  );
}
