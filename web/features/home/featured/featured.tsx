import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME_SKELETON_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { CardSkeleton } from '#web/ui/loading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Carousel, CarouselButtons, stepFrom } from './carousel.tsx';
import { notify } from '#web/ui/notify.ts';
import './featured.css';

/** Featured videos. The loading, failed and empty states have the carousel's height, so that nothing shifts. */
export function Featured() {
  const { t } = useTranslation('home');
  const { data, isError, isFetching, refetch } = useFeatured();
  const [chosen, setChosen] = useState<number | null>(null);
  const cards = data?.items ?? [];
  const isCarousel = cards.length > 0;
  const centre = chosen ?? (cards.length < 5 ? Math.floor((cards.length - 1) / 2) : 0);
  const step = (by: number) => setChosen(stepFrom(centre, by, cards.length));
  return (
    <section
      className="featured"
      aria-labelledby="featured-title"
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      aria-busy={!isError && !data}
    >
      <div className="page featured-head">
        <h2 id="featured-title" className="d-2">
          {t('featured.title')}
        </h2>
        {isCarousel && <CarouselButtons step={step} />}
      </div>
      {isCarousel ? (
        <Carousel cards={cards} centre={centre} onCentre={setChosen} step={step} />
      ) : isError || data ? (
        <div className="page featured-rail grid! items-center">
          {isError ? (
            <ErrorState
              as="h3"
              title={t('featured.failed')}
              text={t('featured.failedText')}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <EmptyState drawing="featured" as="h3" title={t('featured.empty')} text={t('featured.emptyText')} />
          )}
        </div>
      ) : (
        <LoadingPage />
      )}
    </section>
  );
}

const LoadingPage = () => (
  <div className="featured-rail">
    {[-2, -1, 0, 1, 2].map((distance) => (
      <div key={distance} className="featured-slide" data-distance={Math.abs(distance)} style={slideStyle(distance)}>
        <CardSkeleton bare crop="tall" />
      </div>
    ))}
  </div>
);

const slideStyle = (distance: number) => ({ '--d': distance, '--s': Math.sign(distance) }) as CSSProperties;

/** Loads the featured videos after the skeleton has shown for HOME_SKELETON_MS. */
function useFeatured() {
  const { t } = useTranslation('home');
  const [asked, ask] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => ask(true), HOME_SKELETON_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery(api.search.listFeatured.queryOptions({ enabled: asked, staleTime: 60_000 }));
  useEffect(() => {
    if (query.isError) notify.failed(t('featured.failed'), { id: 'featured' });
  }, [query.isError, query.errorUpdateCount, t]);
  return query;
}
