import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isFindable, reviewOf } from '#web/features/talents/public.ts';
import { api } from '#web/lib/api.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';

/** Why no campaign matches a talent, and what to do first: resume a paused profile, make a video, or complete the profile. */
export function NoMatching() {
  const { t } = useTranslation(['campaigns', 'matching']);
  const queries = useQueryClient();
  const { data: profile, isPending } = useQuery(api.talents.getProfile.queryOptions());
  const resume = useMutation(
    api.insights.pauseProfile.mutationOptions({
      onSuccess: () => queries.invalidateQueries(),
      onError: () => notify.failed(t('matching:failed')),
    }),
  );
  if (isPending) return <Skeleton className="h-72 rounded-md!" />;
  const isPaused = profile?.isPaused ?? false;
  const isHeld = profile !== undefined && !isFindable(profile);
  const why = isPaused ? (isHeld ? 'held' : 'paused') : isHeld ? (reviewOf(profile) ?? 'unready') : null;
  return (
    <EmptyState
      drawing="open-campaigns"
      title={why ? t(`matching:${why}.title`) : t('matching:empty')}
      text={why ? t(`matching:${why}.text`) : t('matching:emptyText')}
      action={
        isPaused ? (
          <Button variant="primary" pending={resume.isPending} onClick={() => resume.mutate({ isPaused: false })}>
            {t('matching:resume')}
          </Button>
        ) : (
          <Link to="/talent/profile" className={buttonClass({ variant: 'primary' })}>
            {t('matching:profile')}
          </Link>
        )
      }
    />
  );
}
