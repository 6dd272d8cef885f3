import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { CardSkeleton } from '#web/ui/states/loading.tsx';
import { useKeepPlace } from '#web/ui/navigation/keep-place.ts';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { BlindCard } from './blind-card.tsx';
import { PremiumSearch } from './premium-search.tsx';
import { TalentCard } from './talent-card.tsx';
import { type SearchUrl, queryOf } from '../url.ts';
import { type FoundTalents, useSearchUrl } from '../use-search.ts';

export const GRID =
  'mt-6 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 lg:grid-cols-4 min-[1640px]:grid-cols-5 min-[1880px]:grid-cols-6';
const WIDE_GRID =
  'mt-6 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 md:gap-y-8 min-[900px]:grid-cols-4 lg:grid-cols-5 min-[1640px]:grid-cols-6';
const FIRST_ROW = 4;
/** Enough cards to fill a screen. */
const FIRST_SCREEN = 10;

interface ResultsGridProps {
  found: FoundTalents;
  /** Adds a column. */
  wide?: boolean;
  onPlay: (positionId: string) => void;
}

/** The grid of results with its loading, empty and failed states. */
export function ResultsGrid({ found, wide = false, onPlay }: ResultsGridProps) {
  const { t } = useTranslation('search');
  const { url, clear } = useSearchUrl();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const { items, query } = found;
  const { hasNextPage, fetchNextPage } = query;
  const grid = wide ? WIDE_GRID : GRID;
  const end = useRef<HTMLDivElement>(null);
  const search = useAnsweredSearch(url, query.isPlaceholderData);
  // The cards below the screen render afterwards and in slices, so that a key pressed meanwhile isn't kept waiting. A search
  // that is still known renders whole, so that Back returns to its place.
  const wanted = query.isPending ? null : search;
  const isWhole = useDeferredValue(wanted) === wanted;
  const list = useRef<HTMLUListElement>(null);
  useKeepPlace(list, items.length > 0 ? search : null);

  useEffect(() => {
    if (!isWhole || !hasNextPage || !end.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: '600px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isWhole, hasNextPage, fetchNextPage, items.length]);

  if (query.isPending) {
    return (
      <div className={grid} aria-hidden>
        {Array.from({ length: 8 }, (_, index) => (
          <CardSkeleton key={index} bare />
        ))}
      </div>
    );
  }
  if (codeOf(query.error) === 'plan_limit') return <PremiumSearch />;
  if (query.isLoadingError)
    return (
      <ErrorState
        className="mt-8"
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
      />
    );
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="no-results"
        className="mt-8"
        title={t('empty')}
        text={url.q ? t('emptyFor', { text: url.q }) : t('emptyText')}
        action={
          <Button variant="secondary" onClick={clear}>
            {t('clear')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul
        ref={list}
        // Results of another search are new elements, so that no card animates to a new position among them.
        key={search}
        className={grid}
        aria-busy={query.isPlaceholderData}
        style={query.isPlaceholderData ? { opacity: 0.6 } : undefined}
      >
        {(isWhole ? items : items.slice(0, FIRST_SCREEN)).map((card, index) => (
          <li key={card.positionId}>
            {url.blind && !shown.has(card.positionId) ? (
              <BlindCard card={card} onShow={() => setShown(new Set([...shown, card.positionId]))} />
            ) : (
              <TalentCard card={card} eager={index < FIRST_ROW} onPlay={onPlay} />
            )}
          </li>
        ))}
      </ul>
      <div ref={end} className="grid place-items-center py-10 text-ink-2">
        <ShowMore list={query} />
        {!hasNextPage && items.length > SEARCH_PAGE_SIZE && <p>{t('end', { count: items.length })}</p>}
      </div>
    </>
  );
}

/** The search that the results on screen belong to: the previous one while the next loads. */
function useAnsweredSearch(url: SearchUrl, isLoadingNext: boolean) {
  const search = JSON.stringify([queryOf(url), url.sort]);
  const [answered, setAnswered] = useState(search);
  if (!isLoadingNext && answered !== search) setAnswered(search);
  return answered;
}
