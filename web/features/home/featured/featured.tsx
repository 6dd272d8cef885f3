import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Carousel } from './carousel.tsx';
import { useFeatured } from './use-featured.ts';
import './featured.css';

/** Featured videos: waiting, failed, nobody yet, or the carousel. All keep the same height. */
export function Featured() {
  const { t } = useTranslation('home');
  const { data, isError, isFetching, refetch } = useFeatured();
  if (data && data.items.length > 0) return <Carousel cards={data.items} />;
  return (
    <section className="featured" aria-labelledby="featured-title" aria-busy={!isError && !data}>
      <div className="page featured-head">
        <h2 id="featured-title" className="d-2">
          {t('featured.title')}
        </h2>
      </div>
      {isError || data ? (
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
        <div className="featured-rail">
          {[-2, -1, 0, 1, 2].map((distance) => (
            <div
              key={distance}
              className="featured-slide"
              data-distance={Math.abs(distance)}
              style={slideStyle(distance)}
            >
              <CardSkeleton bare crop="tall" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

const slideStyle = (distance: number) => ({ '--d': distance, '--s': Math.sign(distance) }) as CSSProperties;
