import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute } from '@tanstack/react-router';
import { Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { useCheckoutReturn } from '#web/features/billing/use-return.ts';
import { CompanyForm } from '#web/features/companies/company-form.tsx';
import { checkoutSearch } from '#web/lib/search-params.ts';
import { api } from '#web/lib/api.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';

const ProfileContents = deferred(
  async () => (await import('#web/features/companies/profile-contents.tsx')).ProfileContents,
  <Skeleton className="h-14 rounded-md! lg:hidden" />,
);
const BELOW = <Skeleton shape="text" className="h-80" />;
const AccountActions = deferred(
  async () => (await import('#web/features/accounts/account-actions.tsx')).AccountActions,
  BELOW,
);
const NotificationSettings = deferred(
  async () => (await import('#web/features/notifications/settings.tsx')).NotificationSettings,
  <Skeleton shape="text" className="h-[485px] md:h-[392px]" />,
);
const ReferralCard = deferred(
  async () => (await import('#web/features/referrals/referral-card.tsx')).ReferralCard,
  BELOW,
);
const PremiumCard = deferred(async () => (await import('#web/features/billing/premium-card.tsx')).PremiumCard, BELOW);
const CompanyPageSettings = deferred(
  async () => (await import('#web/features/companies/page/page-settings.tsx')).CompanyPageSettings,
  BELOW,
);

export const Route = createFileRoute('/company/profile')({
  staticData: {
    requests: ['/company/profile'],
    title: 'companyProfile',
    texts: ['companies', 'billing', 'referrals', 'accounts', 'security', 'notifications', 'integrations'],
  },
  validateSearch: checkoutSearch,
  component: () => (
    <Guard userType="company" ask="page">
      {(user) => (
        <main
          id="main"
          className="page relative flex flex-col gap-8 pt-4 pb-20 md:gap-12 md:pt-8 lg:pl-[calc(var(--gutter)+14.5rem)]"
        >
          <UnconfirmedBanner user={user} />
          <CheckoutReturn />
          <CompanyProfileScreen />
        </main>
      )}
    </Guard>
  ),
});

function CheckoutReturn() {
  const navigate = Route.useNavigate();
  const { checkout } = Route.useSearch();
  useCheckoutReturn(checkout, () => void navigate({ to: '/company/profile', search: {}, hash: 'plan', replace: true }));
  return null;
}

/** The company's own page: profile, subscription, referral card and account actions. */
function CompanyProfileScreen() {
  const { t } = useTranslation('companies');
  const profile = useQuery(api.companies.getProfile.queryOptions());
  return (
    <>
      {profile.isPending && (
        <div className="flex flex-col gap-8">
          <h1 className="d-2">{t('title')}</h1>
          <Skeleton shape="text" className="h-[60dvh]" />
        </div>
      )}
      {profile.isLoadingError && (
        <ErrorState
          as="h1"
          title={t('loadFailed')}
          onRetry={() => void profile.refetch()}
          retrying={profile.isRefetching}
        />
      )}
      {profile.data && (
        <>
          <CompanyForm
            profile={profile.data}
            contents={
              <div className="lg:absolute lg:inset-y-8 lg:left-(--gutter) lg:w-48">
                <ProfileContents />
              </div>
            }
          />
          <CompanyPageSettings profile={profile.data} />
          <PremiumCard />
          <ReferralCard userType="company" />
          <IntegrationsLink />
          <AccountActions notifications={<NotificationSettings />} />
        </>
      )}
    </>
  );
}

/** Links the company's profile to its integrations. */
function IntegrationsLink() {
  const { t } = useTranslation('integrations');
  return (
    <section
      id="integrations"
      className="grid gap-6 border-t border-line pt-8 min-[900px]:grid-cols-[minmax(0,260px)_minmax(0,1fr)] min-[900px]:gap-10"
    >
      <h2 className="d-3">{t('profile.title')}</h2>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-4">
        <p className="text-ink-2">{t('profile.text')}</p>
        <Link to="/company/integrations" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          <Workflow className="ic" aria-hidden />
          {t('profile.open')}
        </Link>
      </div>
    </section>
  );
}
