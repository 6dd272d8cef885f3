import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LEAST_GROUP } from '#contract/values/product.ts';
import { api } from '../../lib/api.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/loading.tsx';
import { CallSentiments } from './call-sentiments.tsx';
import { Conversion } from './conversion.tsx';
import { FeedbackScores } from './feedback-scores.tsx';
import { SurveyStats } from './survey-stats.tsx';

/** Statistics of the whole platform, reloaded each time the tab opens. */
export function PlatformScreen() {
  const { t } = useTranslation('analytics');
  const platform = useQuery(api.analytics.readPlatform.queryOptions({ staleTime: 0 }));
  const { data } = platform;
  const isEmpty = data?.talentProfiles === 0 && data.unlocks === 0 && !data.feedback && !data.survey && !data.calls;
  return (
    <div className="flex flex-col gap-12">
      <header className="flex flex-col gap-3">
        <h1 className="d-2">{t('title')}</h1>
        <p className="text-ink-2">{t('text', { least: LEAST_GROUP })}</p>
        <Link to="/company/analytics" className="self-start py-1 underline underline-offset-4">
          {t('own')}
        </Link>
      </header>
      {platform.isPending && <Loading />}
      {platform.isError && !data && (
        <ErrorState title={t('failed')} onRetry={() => void platform.refetch()} retrying={platform.isFetching} />
      )}
      {isEmpty && <EmptyState drawing="platform-analytics" title={t('empty')} text={t('emptyText')} />}
      {data && !isEmpty && (
        <>
          <Conversion platform={data} />
          <FeedbackScores feedback={data.feedback} />
          <SurveyStats survey={data.survey} />
          <CallSentiments calls={data.calls} />
        </>
      )}
    </div>
  );
}

const Loading = () => (
  <div className="flex flex-col gap-10" aria-hidden>
    <Skeleton shape="text" className="h-44" />
    <div className="grid gap-6 md:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="text" className="h-40" />
      ))}
    </div>
  </div>
);
