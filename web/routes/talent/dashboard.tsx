import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Guard } from '#web/features/accounts/guard.tsx';
import { TalentChats } from '#web/features/chats/list/dashboard-chats.tsx';
import { DayChart } from '#web/features/insights/day-chart.tsx';
import { FirstDays } from '#web/features/insights/first-days.tsx';
import { PositionInsightsList } from '#web/features/insights/position-insights.tsx';
import { Stats } from '#web/features/insights/stats.tsx';
import { Viewings } from '#web/features/insights/viewings.tsx';
import { VisibilitySection } from '#web/features/insights/visibility-section.tsx';
import { FirstSteps } from '#web/features/talents/first-steps.tsx';
import { useModerationEvents } from '#web/features/videos/position-video/use-own-video.ts';
import { api } from '#web/lib/api.ts';
import { momentText } from '#web/lib/dates.ts';
import { untilEnd } from '#web/features/referrals/until-end.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';

export const Route = createFileRoute('/talent/dashboard')({
  staticData: {
    requests: ['/talent/insights?days=30'],
    title: 'talentDashboard',
    texts: ['validation', 'insights', 'videos', 'chats', 'talents', 'positions'],
  },
  component: () => <Guard userType="talent">{() => <DashboardScreen />}</Guard>,
});

const SPANS = ['7', '30', '90'] as const;

/** The talent's dashboard: views and unlocks by company and position, and who may see the profile. */
function DashboardScreen() {
  const { t, i18n } = useTranslation('insights');
  useModerationEvents();
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30');
  const insights = useQuery(
    api.insights.getInsights.queryOptions({
      input: { days: Number(span) },
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => untilEnd(state.data?.boostedUntil),
    }),
  );
  const hasNumbers = insights.data !== undefined && insights.data.companies > 0;
  const boostedUntil = insights.data?.boostedUntil;
  const isFound = insights.data?.positions.some((position) => position.isFound) ?? false;
  return (
    <main id="main" className="page flex flex-col gap-10 pt-4 pb-20 md:gap-14 md:pt-8">
      <header className="flex flex-wrap items-end justify-between gap-5">
        <div className="flex flex-col gap-2">
          <h1 className="d-2">{t('title')}</h1>
          {isFound && boostedUntil && (
            <p className="flex items-center gap-1.5 text-sm font-bold text-tally-ink">
              <Zap className="ic fill-current" aria-hidden />
              {t('boosted', { until: momentText(boostedUntil, i18n.language) })}
            </p>
          )}
        </div>
        {/* Until a company has watched, all spans are alike. */}
        {hasNumbers && (
          <Segmented
            label={t('span')}
            value={span}
            onChange={setSpan}
            options={SPANS.map((value) => ({ value, label: t('days', { count: Number(value) }) }))}
            className="w-full md:w-80"
          />
        )}
      </header>
      {insights.isPending && <Loading />}
      {insights.isLoadingError && (
        <ErrorState title={t('loadFailed')} onRetry={() => void insights.refetch()} retrying={insights.isRefetching} />
      )}
      {insights.data && (
        <>
          {!isFound && <FirstSteps />}
          {hasNumbers ? (
            <>
              <Stats {...insights.data} />
              <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
                <DayChart days={insights.data.days} />
                <Viewings viewings={insights.data.viewings} />
              </div>
            </>
          ) : (
            <FirstDays isFound={isFound} />
          )}
          <PositionInsightsList positions={insights.data.positions} />
          <TalentChats />
          <VisibilitySection />
        </>
      )}
    </main>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-10" aria-hidden>
      <div className="grid grid-cols-2 gap-6 md:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="text" className="h-24" />
        ))}
      </div>
      <Skeleton shape="bars" className="h-72" />
    </div>
  );
}
