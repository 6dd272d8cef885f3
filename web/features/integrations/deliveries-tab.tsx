import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '#contract/integrations/deliveries.ts';
import { api } from '#web/lib/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryTable } from './delivery-table.tsx';

const STATES = ['all', 'pending', 'delivered', 'failed'] as const;
/** Pending deliveries are refreshed at this interval. */
const REFRESH_MS = 5000;

/** The log of deliveries by state, page by page. */
export function DeliveriesTab() {
  const { t } = useTranslation('integrations');
  const [state, setState] = useState<(typeof STATES)[number]>('all');
  const [opened, setOpened] = useState<Delivery | null>(null);
  const deliveries = useInfiniteQuery(
    api.integrations.listDeliveries.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(state === 'all' ? {} : { state }),
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ items }) => items.some((item) => item.state === 'pending')) ? REFRESH_MS : false,
    }),
  );
  const items = deliveries.data?.pages.flatMap((page) => page.items) ?? [];
  const isFiltered = state !== 'all';
  return (
    <section className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="d-3">{t('deliveries.title')}</h2>
          <p className="mt-2 max-w-[62ch] text-ink-2">{t('deliveries.text')}</p>
        </div>
        {(isFiltered || items.length > 0) && (
          <Select
            variant="pill"
            label={t('deliveries.filter')}
            value={state}
            onChange={setState}
            options={STATES.map((value) => ({
              value,
              label: value === 'all' ? t('deliveries.all') : t(`deliveries.state.${value}`),
            }))}
          />
        )}
      </header>
      {deliveries.isPending && <Skeleton shape="text" className="h-64" />}
      {deliveries.isLoadingError && (
        <ErrorState
          title={t('loadFailed')}
          onRetry={() => void deliveries.refetch()}
          retrying={deliveries.isRefetching}
        />
      )}
      {deliveries.isSuccess && items.length === 0 && (
        <EmptyState
          drawing="deliveries"
          as="h3"
          {...(isFiltered
            ? { title: t('deliveries.emptyFilter'), text: t('deliveries.emptyFilterText') }
            : {
                title: t('deliveries.empty'),
                text: t('deliveries.emptyText'),
                action: (
                  <Link to="/company/integrations" search={{}} className={buttonClass({ variant: 'primary' })}>
                    {t('deliveries.setUp')}
                  </Link>
                ),
              })}
        />
      )}
      {items.length > 0 && <DeliveryTable deliveries={items} onOpen={setOpened} />}
      <ShowMore list={deliveries} />
      {opened && <DeliveryDialog delivery={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
