import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { Hand, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { STATE_TONES } from '#web/features/campaigns/campaign-values.ts';
import { factTexts } from '#web/features/campaigns/facts-text.ts';
import { api, PAGES } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { Tag } from '#web/ui/tag.tsx';

const CampaignForm = deferred(async () => (await import('#web/features/campaigns/campaign-form.tsx')).CampaignForm);

export const Route = createFileRoute('/company/campaigns/')({
  staticData: {
    requests: ['/campaigns'],
    title: 'campaigns',
    texts: ['campaigns'],
  },
  validateSearch: (query: Record<string, unknown>): { form?: 'new' } => (query.form === 'new' ? { form: 'new' } : {}),
  component: () => (
    <Guard userType="company" ask="page">
      {(user) => (
        <main id="main" className="page flex flex-col gap-8 pt-4 pb-20 md:pt-8">
          <UnconfirmedBanner user={user} />
          <CampaignsScreen />
        </main>
      )}
    </Guard>
  ),
});

/** Lists the company's campaigns and creates new ones. */
function CampaignsScreen() {
  const { t, i18n } = useTranslation('campaigns');
  const navigate = useNavigate({ from: '/company/campaigns/' });
  const { form } = Route.useSearch();
  const openForm = (form?: 'new') => void navigate({ search: form ? { form } : {}, replace: true, resetScroll: false });
  const campaigns = useInfiniteQuery(api.campaigns.listCampaigns.infiniteOptions(PAGES));
  const items = campaigns.data?.pages.flatMap((page) => page.items);
  const add = (
    <Button variant="primary" onClick={() => openForm('new')}>
      <Plus className="ic" aria-hidden />
      {t('new')}
    </Button>
  );
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="d-2">{t('title')}</h1>
          <p className="mt-2 text-ink-2">{t('text')}</p>
        </div>
        {items && items.length > 0 && add}
      </header>
      {campaigns.isPending && <Skeleton shape="text" className="h-56" />}
      {campaigns.isLoadingError && <ErrorState title={t('failed')} onRetry={() => void campaigns.refetch()} />}
      {items?.length === 0 && <EmptyState drawing="campaigns" title={t('empty')} text={t('emptyText')} action={add} />}
      <ul className="grid gap-4 lg:grid-cols-2">
        {items?.map((campaign) => (
          <li key={campaign.id}>
            <Link
              to="/company/campaigns/$campaignId"
              params={{ campaignId: campaign.id }}
              className="panel flex h-full flex-col gap-3 p-6 hover:bg-sunk"
            >
              <span className="flex flex-wrap items-center gap-2">
                <Tag tone={STATE_TONES[campaign.state]}>{t(`state.${campaign.state}`)}</Tag>
                {campaign.interests > 0 && (
                  <Tag tone="tally" icon={<Hand aria-hidden />}>
                    {t('interests', { count: campaign.interests })}
                  </Tag>
                )}
              </span>
              <h2 className="d-4">{campaign.title}</h2>
              <span className="line-clamp-2 text-ink-2">{campaign.description}</span>
              <span className="facts mt-auto text-sm text-ink-2">
                {factTexts(t, campaign, i18n.language).map((fact) => (
                  <span key={fact}>{fact} </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore list={campaigns} />
      {form === 'new' && (
        <CampaignForm
          onClose={() => openForm()}
          onSaved={({ id }) => void navigate({ to: '/company/campaigns/$campaignId', params: { campaignId: id } })}
        />
      )}
    </>
  );
}
