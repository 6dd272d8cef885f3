import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#contract/analytics/company.ts';
import { ANALYTICS_PERIODS } from '#contract/values/product.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Tabs } from '#web/ui/navigation/tabs.tsx';
import { Events } from './events.tsx';
import { NoFigures } from './no-figures.tsx';
import { Overview } from './overview.tsx';
import { PeriodBar } from './period-bar.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { Trends } from './trends.tsx';

export type AnalyticsTab = 'overview' | 'trends' | 'events' | 'zapier';

interface Props {
  tab: AnalyticsTab;
  onTab: (tab: AnalyticsTab) => void;
  zapier: ReactNode;
}

/** A company's own views and unlocks. */
export function CompanyAnalytics({ tab, onTab, zapier }: Props) {
  const { t } = useTranslation('analytics');
  const [days, setDays] = useState<Period>(ANALYTICS_PERIODS[0]);
  const analytics = useQuery(
    api.analytics.readCompany.queryOptions({ input: { days }, placeholderData: keepPreviousData, staleTime: 0 }),
  );
  const queries = useQueryClient();
  const refresh = () =>
    queries
      .invalidateQueries({ queryKey: api.analytics.key() }, { throwOnError: true })
      .catch(() => notify.failed(t('failed')));
  const { data } = analytics;
  const isEmpty = data?.views === 0 && data.unlocks === 0;
  const figures = (content: ReactNode) => (isEmpty ? <NoFigures drawing="company-analytics" /> : content);
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex max-w-[60ch] flex-1 basis-80 flex-col gap-2">
          <h1 className="d-2">{t('company.title')}</h1>
          <p className="text-ink-2">{t('company.text')}</p>
        </div>
        <Button variant="outline" pending={analytics.isFetching && !analytics.isPending} onClick={() => void refresh()}>
          {!analytics.isFetching && <RefreshCw className="ic" aria-hidden />}
          {t('company.refresh')}
        </Button>
      </header>
      {analytics.isPending && (
        <>
          <Skeleton shape="text" className="h-24" />
          <Skeleton shape="bars" className="h-96" />
        </>
      )}
      {analytics.isError && !data && (
        <ErrorState title={t('failed')} onRetry={() => void analytics.refetch()} retrying={analytics.isFetching} />
      )}
      {data && (
        <>
          <PeriodBar analytics={data} days={days} onDays={setDays} />
          <SummaryCards analytics={data} />
          <Tabs
            label={t('company.title')}
            value={tab}
            onChange={(value) => onTab(value as AnalyticsTab)}
            tabs={[
              { value: 'overview', label: t('company.tabs.overview'), content: figures(<Overview analytics={data} />) },
              { value: 'trends', label: t('company.tabs.trends'), content: figures(<Trends analytics={data} />) },
              {
                value: 'events',
                label: t('company.tabs.events'),
                content: <Events days={days} timeZone={data.timeZone} />,
              },
              { value: 'zapier', label: t('company.tabs.zapier'), content: zapier },
            ]}
          />
        </>
      )}
    </div>
  );
}
