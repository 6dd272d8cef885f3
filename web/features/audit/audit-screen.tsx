import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AuditFilter } from '#contract/audit.ts';
import { api } from '#web/lib/api.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
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
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="d-2">{t('title')}</h1>
          <p className="mt-2 max-w-[56ch] text-ink-2">{t('text')}</p>
        </div>
        <AuditCsv filter={filter} />
      </header>
      <AuditFilters filter={filter} onFilter={onFilter} />
      {events.isPending && <Skeleton className="h-96 rounded-md!" />}
      {events.isError && (
        <ErrorState title={t('loadFailed')} onRetry={() => void events.refetch()} retrying={events.isRefetching} />
      )}
      {events.isSuccess && items.length === 0 && (
        <EmptyState drawing="audit" title={t('empty')} text={t('emptyText')} />
      )}
      {items.length > 0 && <EventTable events={items} />}
      <ShowMore list={events} />
    </section>
  );
}
