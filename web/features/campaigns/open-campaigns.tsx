import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '#contract/campaigns/open-campaigns.ts';
import { locationText } from '#contract/values/names/place-name.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { salaryText } from './salary-text.ts';

/** The open campaigns of a company, with a link for talent to respond. */
export function OpenCampaigns({ publicId }: { publicId: string }) {
  const { t } = useTranslation('campaigns');
  const { user, isKnown, isFailed } = useSession();
  const campaigns = useInfiniteQuery(
    api.campaigns.listOpen.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { publicId, cursor } : { publicId }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  // The link below depends on who reads, and must not appear or go away under the list.
  const isLoading = campaigns.isPending || !(isKnown || isFailed);
  const items = isLoading ? [] : (campaigns.data?.pages.flatMap((page) => page.items) ?? []);
  return (
    <section aria-labelledby="open-campaigns" className="flex flex-col gap-5 border-t border-line pt-8">
      <h2 id="open-campaigns" className="d-3">
        {t('open.title')}
      </h2>
      {isLoading && <Skeleton shape="text" className="h-24" />}
      {campaigns.isLoadingError && <ErrorState title={t('open.failed')} onRetry={() => void campaigns.refetch()} />}
      {campaigns.data && !isLoading && items.length === 0 && <p className="text-ink-2">{t('open.empty')}</p>}
      <ul className="grid gap-5 lg:grid-cols-2">
        {items.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      {!isLoading && <ShowMore list={campaigns} className="self-start" />}
      {items.length > 0 && user?.userType !== 'company' && <AnswerLink />}
    </section>
  );
}

function CampaignCard({ campaign }: { campaign: OpenCampaign }) {
  const { t, i18n } = useTranslation('campaigns');
  const { title, description, location, workType, createdAt } = campaign;
  const facts = [
    location && locationText(location, i18n.language),
    workType && t(`workType.${workType}`),
    salaryText(t, campaign, i18n.language),
    t('open.since', { date: dateText(createdAt, i18n.language) }),
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <li className="panel flex flex-col gap-3 p-6">
      <h3 className="text-lg leading-tight font-bold [overflow-wrap:anywhere]">{title}</h3>
      <p className="line-clamp-5 whitespace-pre-line text-ink-2">{description}</p>
      <p className="facts mt-auto text-sm text-ink-2">
        {facts.map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </p>
    </li>
  );
}

/** Talent respond on the page that shows how a campaign matches them; visitors register first. Companies get no link. */
function AnswerLink() {
  const { t } = useTranslation('campaigns');
  return (
    <Link to="/talent/campaigns" className={`${buttonClass({ variant: 'primary' })} self-start`}>
      {t('open.answer')}
    </Link>
  );
}
