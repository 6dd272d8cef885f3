import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AccountActions, useSession } from '#web/features/accounts/public.ts';
import { useGuestTake, useResumedUploads, useModerationNews, useVideoNews } from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ReferralCard } from '#web/features/referrals/public.ts';
import { ProfileForm } from './profile-form.tsx';

/** The talent's profile: who they are, and a video for each position. */
export function ProfileScreen() {
  const { t } = useTranslation('talent');
  const profile = useQuery(api.talents.getProfile.queryOptions());
  useResumedUploads();
  useVideoNews();
  useModerationNews();
  const { user } = useSession();
  useGuestTake(profile.data, user?.email ?? '');
  return (
    <main id="main" className="page flex flex-col gap-8 pt-4 md:gap-10 md:pt-8">
      {profile.isPending && (
        <p role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 text-lg">
          <Spinner className="text-[1.5rem]" />
          {t('loading')}
        </p>
      )}
      {profile.isError && (
        <ErrorState
          as="h1"
          title={t('loadFailed')}
          onRetry={() => void profile.refetch()}
          retrying={profile.isRefetching}
        />
      )}
      {profile.data && (
        <ProfileForm profile={profile.data}>
          <ReferralCard userType="talent" />
          <AccountActions />
        </ProfileForm>
      )}
    </main>
  );
}
