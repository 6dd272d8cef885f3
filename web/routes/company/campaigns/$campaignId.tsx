import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { CampaignActions } from '#web/features/campaigns/campaign-actions.tsx';
import { STATE_TONES } from '#web/features/campaigns/campaign-values.ts';
import { factTexts } from '#web/features/campaigns/facts-text.ts';
import { InviteButton } from '#web/features/campaigns/invite-button.tsx';
import { MatchRow } from '#web/features/campaigns/match-row.tsx';
import { api, PAGES } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { Tag } from '#web/ui/tag.tsx';

export const Route = createFileRoute('/company/campaigns/$campaignId')({
  staticData: { requests: [], title: 'campaigns', texts: ['campaigns'] },
  component: () => (
    <Guard userType="company" ask="page">
      {(user) => (
        <main id="main" className="page flex flex-col gap-8 pt-4 pb-20 md:pt-8">
          <UnconfirmedBanner user={user} />
          <CampaignScreen />
        </main>
      )}
    </Guard>
  ),
});

/** One campaign: its matches with their reasons, who is interested, and its actions. */
function CampaignScreen() {
  const { t } = useTranslation('campaigns');
  const { campaignId } = Route.useParams();
  const found = useInfiniteQuery(
    api.campaigns.getCampaign.infiniteOptions({
      ...PAGES,
      input: (cursor) => ({ campaignId, ...PAGES.input(cursor) }),
    }),
  );
  const pages = found.data?.pages;
  const matches = pages?.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Link to="/company/campaigns" className={`${buttonClass({ variant: 'ghost', size: 'sm' })} -ml-3 self-start`}>
        <ArrowLeft className="ic" aria-hidden />
        {t('title')}
      </Link>
      {found.isPending && <Skeleton shape="rows" className="h-96" />}
      {found.isLoadingError &&
        (codeOf(found.error) === 'not_found' ? (
          <EmptyState drawing="campaign-gone" as="h1" title={t('gone')} text={t('goneText')} />
        ) : (
          <ErrorState as="h1" title={t('failed')} onRetry={() => void found.refetch()} />
        ))}
      {pages && (
        <>
          <Head campaign={pages[0]!.campaign} />
          <section aria-labelledby="matches" className="flex flex-col gap-4 border-t border-line pt-8">
            <h2 id="matches" className="d-3">
              {t('matches', { count: pages[0]!.total })}
            </h2>
            <p className="max-w-[80ch] text-sm text-ink-2">{t('scored.company')}</p>
            {matches.length === 0 ? (
              <EmptyState drawing="no-matches" as="h3" title={t('noMatches')} text={t('noMatchesText')} />
            ) : (
              <ul className="flex flex-col">
                {matches.map((match) => (
                  <MatchRow
                    key={match.card.positionId}
                    match={match}
                    campaignId={campaignId}
                    invitation={<InviteButton match={match} campaign={pages[0]!.campaign} />}
                  />
                ))}
              </ul>
            )}
            <ShowMore list={found} />
          </section>
        </>
      )}
    </>
  );
}

function Head({ campaign }: { campaign: Campaign }) {
  const { t, i18n } = useTranslation('campaigns');
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="d-2">{campaign.title}</h1>
        <Tag tone={STATE_TONES[campaign.state]}>{t(`state.${campaign.state}`)}</Tag>
      </div>
      <p className="max-w-[70ch] whitespace-pre-line text-ink-2">{campaign.description}</p>
      <p className="facts text-sm text-ink-2">
        {factTexts(t, campaign, i18n.language).map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </p>
      {campaign.skills.length > 0 && (
        <ul aria-label={t('form.skills')} className="flex flex-wrap gap-2">
          {campaign.skills.map((skill) => (
            <li key={skill}>
              <Tag>{skill}</Tag>
            </li>
          ))}
        </ul>
      )}
      <CampaignActions campaign={campaign} />
    </header>
  );
}
