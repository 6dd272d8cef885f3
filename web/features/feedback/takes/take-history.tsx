import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { ScoreTrend } from '../result/score-trend.tsx';
import { useTakes } from './use-take.ts';
import { TakeRow } from './take-row.tsx';

/** All takes with their scores, newest first. */
export function TakeHistory() {
  const { t } = useTranslation('feedback');
  const { items, isPending, isLoadingError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTakes();
  return (
    <section aria-labelledby="takes" className="flex min-w-0 flex-col gap-5">
      <header>
        <h2 id="takes" className="d-3">
          {t('history.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t(items.length === 0 && !isPending ? 'history.empty' : 'history.text')}</p>
      </header>
      {isPending && <Skeleton className="h-60 rounded-md!" />}
      {isLoadingError && <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} />}
      <ScoreTrend takes={items} />
      <ul>
        {items.map((take) => (
          <TakeRow key={take.video.id} take={take} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 self-start"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </section>
  );
}
