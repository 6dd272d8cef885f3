import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isFindable, reviewOf } from '#web/features/talents/public.ts';
import { api } from '#web/lib/api.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';

/**
 * Why no campaign matches a talent, and what to do first: resume a paused profile, make a video, or complete the profile.
 * Above campaigns that can't be answered yet, it is a short note, so that they stay in view.
 */
export function NoMatching({ isNote }: { isNote: boolean }) {
  const { t } = useTranslation(['campaigns', 'matching']);
  const queries = useQueryClient();
  const { data: profile, isPending } = useQuery(api.talents.getProfile.queryOptions());
  const resume = useMutation(
    api.insights.pauseProfile.mutationOptions({
      onSuccess: () => queries.invalidateQueries(),
      onError: () => notify.failed(t('matching:failed')),
    }),
  );
  if (isPending) return <Skeleton className="h-36 rounded-md! md:h-24" />;
  const isPaused = profile?.isPaused ?? false;
  const isHeld = profile !== undefined && !isFindable(profile);
  const why = isPaused ? (isHeld ? 'held' : 'paused') : isHeld ? (reviewOf(profile) ?? 'unready') : null;
  if (isNote && !why) return null;
  const title = why ? t(`matching:${why}.title`) : t('matching:empty');
  const text = why ? t(`matching:${why}.text`) : t('matching:emptyText');
  const size = isNote ? 'sm' : 'md';
  const action = isPaused ? (
    <Button variant="primary" size={size} pending={resume.isPending} onClick={() => resume.mutate({ isPaused: false })}>
      {t('matching:resume')}
    </Button>
  ) : (
    <Link to="/talent/profile" className={buttonClass({ variant: 'primary', size })}>
      {t('matching:profile')}
    </Link>
  );
  if (!isNote) return <EmptyState drawing="open-campaigns" title={title} text={text} action={action} />;
  return (
    <div className="panel flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <div className="min-w-0 grow basis-60">
        <h2 className="font-bold">{title}</h2>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      {action}
    </div>
  );
}
