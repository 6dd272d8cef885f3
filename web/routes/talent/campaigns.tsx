import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BadgeCheck, Hand, Zap } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchingCampaign } from '#contract/campaigns/matches.ts';
import { Guard } from '#web/features/accounts/guard.tsx';
import { salaryText } from '#web/features/campaigns/campaign-values.ts';
import { MatchScore, Reasons } from '#web/features/campaigns/reasons.tsx';
import { api, PAGES } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { notify } from '#web/ui/notify.ts';
import { Skeleton } from '#web/ui/loading.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Tag } from '#web/ui/tag.tsx';

export const Route = createFileRoute('/talent/campaigns')({
  staticData: { title: 'campaigns', texts: ['campaigns'] },
  component: () => (
    <Guard userType="talent">
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
  const { t } = useTranslation('campaigns');
  const queries = useQueryClient();
  const matching = useInfiniteQuery(api.campaigns.listMatching.infiniteOptions(PAGES));
  const items = matching.data?.pages.flatMap((page) => page.items);
  useEffect(
    () => onLive('campaign_invited', () => queries.invalidateQueries({ queryKey: api.campaigns.listMatching.key() })),
    [queries],
  );
  return (
    <>
      <header>
        <h1 className="d-2">{t('matching.title')}</h1>
        <p className="mt-2 text-ink-2">{t('matching.text')}</p>
        <p className="mt-2 max-w-[80ch] text-sm text-ink-2">{t('scored.talent')}</p>
      </header>
      {matching.isPending && <Skeleton className="h-72 rounded-md!" />}
      {matching.isLoadingError && <ErrorState title={t('failed')} onRetry={() => void matching.refetch()} />}
      {items?.length === 0 && <EmptyState title={t('matching.empty')} text={t('matching.emptyText')} />}
      <ul className="grid gap-5 lg:grid-cols-2">
        {items?.map((campaign) => (
          <MatchingCampaignCard key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      <ShowMore list={matching} />
    </>
  );
}

function MatchingCampaignCard({ campaign }: { campaign: MatchingCampaign }) {
  const { t, i18n } = useTranslation('campaigns');
  const queries = useQueryClient();
  const handlers = {
    onSuccess: () => queries.invalidateQueries({ queryKey: api.campaigns.listMatching.key() }),
    onError: () => notify.failed(t('matching.failed')),
  };
  const expressInterest = useMutation(api.campaigns.expressInterest.mutationOptions(handlers));
  const withdrawInterest = useMutation(api.campaigns.withdrawInterest.mutationOptions(handlers));
  const { id, title, companyName, isVerified, isBoosted, isInvited, hasExpressedInterest } = campaign;
  const toggle = () => (hasExpressedInterest ? withdrawInterest : expressInterest).mutate({ campaignId: id });
  return (
    <li className="panel flex flex-col gap-4 p-6 md:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="flex items-center gap-1.5 text-sm font-semi">
            {companyName}
            {isVerified && <BadgeCheck className="ic text-ok" aria-label={t('verified')} />}
            {isInvited && <Tag tone="ok">{t('invited')}</Tag>}
            {isBoosted && (
              <Tag tone="tally" icon={<Zap aria-hidden />}>
                {t('boosted')}
              </Tag>
            )}
          </p>
          <h2 className="d-3 mt-1">{title}</h2>
        </div>
        <MatchScore score={campaign.score} />
      </div>
      <p className="line-clamp-4 whitespace-pre-line text-ink-2">{campaign.description}</p>
      <p className="text-sm text-ink-2">
        {[
          campaign.location,
          campaign.workType && t(`workType.${campaign.workType}`),
          salaryText(t, campaign, i18n.language),
        ]
          .filter(Boolean)
          .join('\u2003')}
      </p>
      <Reasons reasons={campaign.reasons} />
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-2">
        <Button
          variant={hasExpressedInterest ? 'outline' : 'primary'}
          size="sm"
          pending={expressInterest.isPending || withdrawInterest.isPending}
          aria-pressed={hasExpressedInterest}
          onClick={toggle}
        >
          <Hand className="ic" aria-hidden />
          {t(hasExpressedInterest ? 'matching.lower' : 'matching.raise')}
        </Button>
        <p className="text-sm text-ink-3">{t('matching.as', { title: campaign.positionTitle })}</p>
      </div>
    </li>
  );
}
