import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Guard } from '#web/features/accounts/guard.tsx';
import { MatchingCampaignCard } from '#web/features/campaigns/matching-card.tsx';
import { api, PAGES } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { onLive } from '#web/lib/live.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';

const NoMatching = deferred(
  async () => (await import('#web/features/campaigns/no-matching.tsx')).NoMatching,
  <Skeleton className="h-36 rounded-md! md:h-24" />,
);

export const Route = createFileRoute('/talent/campaigns')({
  staticData: {
    requests: ['/talent/campaigns'],
    title: 'campaigns',
    texts: ['campaigns', 'matching', 'positions'],
  },
  component: () => (
    <Guard userType="talent" ask="page">
      {() => (
        <main id="main" className="page flex flex-col gap-8 pt-4 pb-20 md:pt-8">
          <MatchingCampaignsScreen />
        </main>
      )}
    </Guard>
  ),
});

/** Open campaigns that match a talent, who can express interest. */
function MatchingCampaignsScreen() {
  const { t } = useTranslation(['campaigns', 'matching']);
  const queries = useQueryClient();
  const matching = useInfiniteQuery(api.campaigns.listMatching.infiniteOptions(PAGES));
  const items = matching.data?.pages.flatMap((page) => page.items);
  const isScored = items?.some(({ score }) => score !== null) ?? true;
  useEffect(
    () => onLive('campaign_invited', () => queries.invalidateQueries({ queryKey: api.campaigns.listMatching.key() })),
    [queries],
  );
  return (
    <>
      <header>
        <h1 className="d-2">{t('matching:title')}</h1>
        <p className="mt-2 text-ink-2">{t('matching:text')}</p>
        {isScored && <p className="mt-2 max-w-[80ch] text-sm text-ink-2">{t('scored.talent')}</p>}
      </header>
      {matching.isPending && <Skeleton shape="rows" className="h-72" />}
      {matching.isLoadingError && <ErrorState title={t('failed')} onRetry={() => void matching.refetch()} />}
      {items && (items.length === 0 || items.some(({ score }) => score === null)) && (
        <NoMatching isNote={items.length > 0} />
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {items?.map((campaign) => (
          <MatchingCampaignCard key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      <ShowMore list={matching} />
    </>
  );
}
