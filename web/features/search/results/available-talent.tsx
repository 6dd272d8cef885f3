import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { CardSkeleton } from '#web/ui/states/loading.tsx';
import { TalentCard } from './talent-card.tsx';

const TalentDialog = deferred(async () => (await import('./talent-dialog.tsx')).TalentDialog);

const SHOWN = 12;
const GRID =
  'mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 min-[900px]:grid-cols-4 lg:grid-cols-6';

/** A few talent whom the company can still unlock, with a link to all. Unlocked ones are in the contacts. */
export function AvailableTalent() {
  const { t } = useTranslation('search');
  const [playing, setPlaying] = useState<string | null>(null);
  const found = useQuery(api.search.findTalents.queryOptions({ input: { withoutUnlocked: true } }));
  // Cards take long to render, so a key pressed meanwhile comes first.
  const items = useDeferredValue(found.data?.items);
  if (found.isLoadingError)
    return <ErrorState className="mt-4" title={t('videosFailed')} onRetry={() => void found.refetch()} />;
  if (!items)
    return (
      <div className={GRID} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <CardSkeleton key={index} bare />
        ))}
      </div>
    );
  if (items.length === 0)
    return <EmptyState drawing="available" className="mt-4" title={t('noVideos')} text={t('noVideosText')} />;
  return (
    <>
      <ul className={GRID}>
        {items.slice(0, SHOWN).map((card) => (
          <li key={card.positionId}>
            <TalentCard card={card} eager={false} onPlay={setPlaying} />
          </li>
        ))}
      </ul>
      <Link to="/company/search-talent" className={`${buttonClass({ variant: 'outline' })} mt-6 self-start`}>
        {t('allTalent')}
      </Link>
      {playing && <TalentDialog positionId={playing} onClose={() => setPlaying(null)} />}
    </>
  );
}
