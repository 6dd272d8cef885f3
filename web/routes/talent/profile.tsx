import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBlock } from '#web/features/accounts/action-block.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { useSession, useSessionLost } from '#web/features/accounts/session.ts';
import { ProfileForm } from '#web/features/talents/profile-form.tsx';
import { useModerationEvents, useVideoEvents } from '#web/features/videos/position-video/use-own-video.ts';
import { useGuestTake } from '#web/features/videos/upload/guest-take.ts';
import { useResumedUploads } from '#web/features/videos/upload/uploads.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { deferred } from '#web/lib/deferred.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';

const AccountActions = deferred(
  async () => (await import('#web/features/accounts/account-actions.tsx')).AccountActions,
  <Skeleton shape="text" className="h-80" />,
);
const ProfileContents = deferred(
  async () => (await import('#web/features/talents/profile-contents.tsx')).ProfileContents,
  <Skeleton className="h-14 rounded-md! lg:hidden" />,
);
const CategoriesSection = deferred(
  async () => (await import('#web/features/fairness/categories/categories-section.tsx')).CategoriesSection,
  <Skeleton shape="text" className="h-[190px] md:h-[169px]" />,
);
const NotificationSettings = deferred(
  async () => (await import('#web/features/notifications/settings.tsx')).NotificationSettings,
  <Skeleton shape="text" className="h-[485px] md:h-[392px]" />,
);
const ReferralCard = deferred(
  async () => (await import('#web/features/referrals/referral-card.tsx')).ReferralCard,
  <Skeleton className="h-[546px] rounded-[32px]! md:h-[310px]" />,
);
const PageSettings = deferred(
  async () => (await import('#web/features/talents/page/page-settings.tsx')).PageSettings,
  <Skeleton shape="text" className="h-[308px] md:h-[203px] min-[900px]:h-[120px]" />,
);

export const Route = createFileRoute('/talent/profile')({
  staticData: {
    requests: ['/talent/profile'],
    title: 'talentProfile',
    texts: ['talents', 'videos', 'accounts'],
  },
  component: () => (
    <Guard userType="talent" ask="profile">
      {() => <ProfileScreen />}
    </Guard>
  ),
});

/** The talent's profile with a video for each position. */
function ProfileScreen() {
  const { t } = useTranslation(['talents', 'categories']);
  const profile = useQuery(api.talents.getProfile.queryOptions());
  useLoadFailure(profile.error);
  useResumedUploads();
  useVideoEvents();
  useModerationEvents();
  const { user } = useSession();
  useGuestTake(profile.data, user?.email ?? '');
  return (
    <main
      id="main"
      className="page relative flex flex-col gap-8 pt-4 md:gap-10 md:pt-8 lg:pl-[calc(var(--gutter)+14.5rem)]"
    >
      {profile.isPending && (
        <div className="flex flex-col gap-8 pb-20 md:gap-10">
          <p role="status" className="d-2">
            {t('loading')}
          </p>
          <Skeleton shape="text" className="h-80 md:h-60" />
          <Skeleton shape="text" className="h-[546px]" />
        </div>
      )}
      {profile.isLoadingError && (
        <ErrorState
          as="h1"
          title={t('notLoaded')}
          onRetry={() => void profile.refetch()}
          retrying={profile.isRefetching}
        />
      )}
      {profile.data && (
        <ProfileForm
          profile={profile.data}
          contents={
            <div className="lg:absolute lg:inset-y-8 lg:left-(--gutter) lg:w-48">
              <ProfileContents />
            </div>
          }
        >
          <PageSettings />
          <ReferralCard userType="talent" />
          <AccountActions notifications={<NotificationSettings />}>
            <ActionBlock id="categories" title={t('categories:title')} text={t('categories:text')}>
              <CategoriesSection />
            </ActionBlock>
          </AccountActions>
        </ProfileForm>
      )}
    </main>
  );
}

/** Reports that the profile did not load. If the session is gone, ends it, so that the guard redirects to the sign-in page. */
function useLoadFailure(error: Error | null) {
  const { t } = useTranslation(['talents', 'auth']);
  const sessionLost = useSessionLost();
  useEffect(() => {
    if (!error) return;
    if (codeOf(error) !== 'unauthenticated') return notify.failedBriefly(t('talents:loadFailed'), { id: 'profile' });
    notify.failedBriefly(t('auth:callback.failed'), { id: 'profile' });
    sessionLost();
  }, [error, sessionLost, t]);
}
