import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Guard } from '#web/features/accounts/guard.tsx';
import { Rights } from '#web/features/feedback/sharing/rights.tsx';
import { ScoreViews } from '#web/features/feedback/sharing/score-views.tsx';
import { SharingSection } from '#web/features/feedback/sharing/sharing-section.tsx';
import { NewTake } from '#web/features/feedback/takes/new-take.tsx';
import { TakeHistory } from '#web/features/feedback/takes/take-history.tsx';
import { TakeView } from '#web/features/feedback/takes/take-view.tsx';
import { useFeedbackEvents } from '#web/features/feedback/takes/use-take.ts';
import { useResumedUploads } from '#web/features/videos/upload/uploads.ts';
import { api } from '#web/lib/api.ts';
import { idOf } from '#web/lib/search-params.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';

export const Route = createFileRoute('/talent/video-feedback')({
  staticData: {
    requests: ['/feedback/agreement', '/feedback/takes'],
    title: 'videoFeedback',
    texts: ['feedback', 'videos', 'positions'],
  },
  validateSearch: (query): { take?: string } => {
    const take = idOf(query.take);
    return take === undefined ? {} : { take };
  },
  component: () => (
    <Guard userType="talent" ask="page">
      {() => <FeedbackScreen />}
    </Guard>
  ),
});

/** Private coaching: a new take, or one with its analysis, and all earlier ones. */
function FeedbackScreen() {
  const { t } = useTranslation('feedback');
  const { take } = Route.useSearch();
  const navigate = Route.useNavigate();
  const agreement = useQuery(api.feedback.getAgreement.queryOptions());
  useFeedbackEvents();
  useResumedUploads();
  const open = (videoId: string) => void navigate({ search: { take: videoId } });
  const startNew = () => void navigate({ search: {} });
  const hasAgreed = agreement.data?.hasAgreed;
  return (
    <main id="main" className="page flex flex-col gap-10 pt-4 pb-20 md:gap-14 md:pt-8">
      <header className="flex flex-wrap items-end justify-between gap-5">
        <div>
          {take && (
            <Link
              to="/talent/video-feedback"
              search={{}}
              className="mb-2 inline-flex min-h-8 items-center gap-1.5 text-sm font-semi underline-offset-4 hover:underline"
            >
              <ArrowLeft className="ic" aria-hidden />
              {t('back')}
            </Link>
          )}
          <h1 className="d-2">{t('title')}</h1>
          {!take && <p className="mt-2 max-w-[60ch] text-ink-2">{t('lead')}</p>}
        </div>
        {take && (
          <Link to="/talent/video-feedback" search={{}} className={buttonClass({ variant: 'outline' })}>
            <Video className="ic" aria-hidden />
            {t('again')}
          </Link>
        )}
      </header>
      {agreement.isLoadingError ? (
        <ErrorState title={t('loadFailed')} onRetry={() => void agreement.refetch()} />
      ) : take ? (
        <>
          {hasAgreed === undefined && <Skeleton className="h-96 rounded-md!" />}
          {hasAgreed !== undefined && <TakeView key={take} videoId={take} hasAgreed={hasAgreed} onNew={startNew} />}
        </>
      ) : (
        <>
          <div className="grid items-start gap-10 lg:not-has-data-stage:grid-cols-[minmax(0,320px)_minmax(0,1fr)] lg:gap-14">
            <section
              aria-labelledby="new-take"
              className="grid grid-cols-1 gap-4 md:max-lg:not-has-data-stage:grid-cols-2 md:max-lg:not-has-data-stage:items-center md:max-lg:not-has-data-stage:gap-10"
            >
              <header>
                <h2 id="new-take" className="d-3">
                  {t('new.title')}
                </h2>
                <p className="mt-2 text-ink-2">{t('new.text')}</p>
              </header>
              <NewTake hasAgreed={hasAgreed} onStarted={open} />
            </section>
            <TakeHistory />
          </div>
          {hasAgreed !== undefined && (
            <>
              <div className="grid gap-10 lg:grid-cols-2 lg:gap-14">
                <SharingSection hasAgreed={hasAgreed} />
                <ScoreViews />
              </div>
              <Rights hasAgreed={hasAgreed} />
            </>
          )}
        </>
      )}
    </main>
  );
}
