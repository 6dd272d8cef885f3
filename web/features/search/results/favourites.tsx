import { useTranslation } from 'react-i18next';
import { useFavourites } from '#web/features/favourites/public.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { GRID } from './results-grid.tsx';
import { TalentCard } from './talent-card.tsx';

/** Saved talents, newest first. */
export function Favourites({ onPlay }: { onPlay: (positionId: string) => void }) {
  const { t } = useTranslation('favourites');
  const favourites = useFavourites();
  const cards = favourites.data?.pages.flatMap(({ items }) => items);
  if (favourites.isLoadingError)
    return <ErrorState className="mt-8" title={t('loadFailed')} onRetry={() => void favourites.refetch()} />;
  if (!cards) return <Skeleton className="mt-6 h-96 rounded-md!" />;
  if (cards.length === 0 && !favourites.hasNextPage)
    return <EmptyState drawing="saved" className="mt-8" title={t('none')} text={t('noneText')} />;
  return (
    <div className="flex flex-col gap-6">
      <ul className={GRID}>
        {cards.map((card) => (
          <li key={card.positionId}>
            <TalentCard card={card} eager={false} onPlay={onPlay} />
          </li>
        ))}
      </ul>
      <ShowMore list={favourites} />
    </div>
  );
}
