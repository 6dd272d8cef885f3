import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '#web/ui/loading.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Carousel, CarouselButtons } from './carousel.tsx';
import { stepFrom } from './ring.ts';
import { useFeatured } from './use-featured.ts';
import './featured.css';

/** Featured videos: waiting, failed, nobody yet, or the carousel. All keep the same height, and the heading stays. */
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
            <EmptyState as="h3" title={t('featured.empty')} text={t('featured.emptyText')} />
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
