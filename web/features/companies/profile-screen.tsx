import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountActions } from '#web/features/accounts/public.ts';
import { PremiumCard } from '#web/features/billing/public.ts';
import { ReferralCard } from '#web/features/referrals/public.ts';
import { api } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CompanyForm } from './company-form.tsx';

/** The company's own page: profile, subscription, referral card and account actions. */
export function CompanyProfileScreen() {
  const { t } = useTranslation('companies');
  const profile = useQuery(api.companies.getProfile.queryOptions());
  return (
    <>
      {profile.isPending && <Skeleton className="h-[60dvh] rounded-md!" />}
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
          <CompanyForm profile={profile.data} />
          <PremiumCard />
          <ReferralCard userType="company" />
          <AccountActions />
        </>
      )}
    </>
  );
}
