import { useTranslation } from 'react-i18next';
import { useFavourites } from '#web/features/favourites/public.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { GRID } from './results-grid.tsx';
import { TalentCard } from './talent-card.tsx';

/** Saved talents, newest first. */
export function Favourites({ onPlay }: { onPlay: (positionId: string) => void }) {
  const { t } = useTranslation('favourites');
  const favourites = useFavourites();
  const { data } = favourites;
  if (favourites.isLoadingError)
    return <ErrorState className="mt-8" title={t('loadFailed')} onRetry={() => void favourites.refetch()} />;
  if (!data) return <Skeleton className="mt-6 h-96 rounded-md!" />;
  if (data.items.length === 0) return <EmptyState className="mt-8" title={t('none')} text={t('noneText')} />;
  return (
    <ul className={GRID}>
      {data.items.map((card) => (
        <li key={card.positionId}>
          <TalentCard card={card} eager={false} onPlay={() => onPlay(card.positionId)} />
        </li>
      ))}
    </ul>
  );
}
