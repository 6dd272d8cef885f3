import { useTranslation } from 'react-i18next';
import { EmptyNote } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { ScoreTrend } from '../result/score-trend.tsx';
import { useTakes } from './use-take.ts';
import { TakeRow } from './take-row.tsx';

/** All takes with their scores, newest first. */
export function TakeHistory() {
  const { t } = useTranslation('feedback');
  const takes = useTakes();
  const { items, isPending, isLoadingError, refetch } = takes;
  return (
    <section aria-labelledby="takes" className="flex min-w-0 flex-col gap-5">
      <header>
        <h2 id="takes" className="d-3">
          {t('history.title')}
        </h2>
        {items.length > 0 && <p className="mt-2 text-ink-2">{t('history.text')}</p>}
      </header>
      {isPending && <Skeleton shape="rows" className="h-60" />}
      {isLoadingError && <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} />}
      {takes.isSuccess && items.length === 0 && <EmptyNote drawing="takes">{t('history.empty')}</EmptyNote>}
      <ScoreTrend takes={items} />
      <ul>
        {items.map((take) => (
          <TakeRow key={take.video.id} take={take} />
        ))}
      </ul>
      <ShowMore list={takes} className="self-start" />
    </section>
  );
}
