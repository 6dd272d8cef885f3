import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';

/** Why no campaign matches a talent, and what to do: resume a paused profile, or complete it. */
export function NoMatching() {
  const { t } = useTranslation(['campaigns', 'matching']);
  const queries = useQueryClient();
  const profile = useQuery(api.talents.getProfile.queryOptions());
  const resume = useMutation(
    api.insights.pauseProfile.mutationOptions({
      onSuccess: () => queries.invalidateQueries(),
      onError: () => notify.failed(t('matching:failed')),
    }),
  );
  if (profile.isPending) return <Skeleton className="h-72 rounded-md!" />;
  const isPaused = profile.data?.isPaused ?? false;
  return (
    <EmptyState
      drawing="open-campaigns"
      title={t(isPaused ? 'matching:paused' : 'matching:empty')}
      text={t(isPaused ? 'matching:pausedText' : 'matching:emptyText')}
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
