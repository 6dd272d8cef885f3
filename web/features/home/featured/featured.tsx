import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME_SKELETON_MS } from '#contract/values/durations.ts';
import { api } from '#web/lib/api.ts';
import { useOnceQuiet } from '#web/lib/browser-state.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { FeaturedHead, Waiting } from './waiting.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import './featured.css';

const Carousel = deferred(async () => (await import('./carousel.tsx')).Carousel, <Waiting />);

/** Featured videos. The loading, failed and empty states have the carousel's height, so that nothing shifts. */
export function Featured() {
  const { t } = useTranslation('home');
  const { data: loaded, isError, isFetching, refetch } = useFeatured();
  const data = useOnceQuiet(loaded);
  const cards = data?.items ?? [];
  const isCarousel = cards.length > 0;
  return (
    <section
      className="featured"
      aria-labelledby="featured-title"
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      aria-busy={!isError && !data}
    >
      {isCarousel ? (
        <Carousel cards={cards} />
      ) : isError || data ? (
        <>
          <FeaturedHead />
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
        </>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

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
    if (query.isError) notify.failedBriefly(t('featured.failed'), { id: 'featured' });
  }, [query.isError, query.errorUpdateCount, t]);
  return query;
}
