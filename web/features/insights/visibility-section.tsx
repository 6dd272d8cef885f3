import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { useHashTarget } from '#web/lib/hash-target.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Audience } from './audience.tsx';
import { isFindable, reviewOf } from '#web/features/talents/public.ts';
import { BlockedChats, BlockedDomains, useVisibilitySaved } from './blocked-domains.tsx';

/** States in which a profile is found, will be without any step of its talent, or is paused. */
const PAUSABLE = new Set(['isOn', 'isWaiting', 'isPaused']);
const REVIEWED = { rejected: 'isRejected', waiting: 'isWaiting' } as const;

/** Pauses the profile, blocks companies, and previews the profile as companies see it. */
export function VisibilitySection() {
  const { t } = useTranslation('insights');
  const cacheVisibility = useVisibilitySaved();
  const visibility = useQuery(api.insights.getVisibility.queryOptions());
  const profile = useQuery(api.talents.getProfile.queryOptions());
  const pause = useMutation(
    api.insights.pauseProfile.mutationOptions({
      onSuccess: (saved) => {
        cacheVisibility(saved);
        const done = saved.isPaused ? 'paused' : saved.cards.length > 0 ? 'live' : 'resumed';
        notify.done(t(`visibility.${done}`));
      },
      onError: () => notify.failed(t('visibility.failed')),
    }),
  );
  const { data } = visibility;
  useHashTarget('visibility', visibility.isSuccess);
  const review = profile.data && reviewOf(profile.data);
  const state = data?.isPaused
    ? 'isPaused'
    : data?.cards.length !== 0
      ? 'isOn'
      : review
        ? REVIEWED[review]
        : 'isUnready';
  const isHeld = profile.data && !isFindable(profile.data);
  return (
    <section
      aria-labelledby="visibility"
      className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14"
    >
      <div className="flex flex-col gap-8">
        <header>
          <h2 id="visibility" className="d-3">
            {t('visibility.title')}
          </h2>
          <p className="mt-2 text-ink-2">{t('visibility.text')}</p>
        </header>
        {visibility.isPending && <Skeleton shape="text" className="h-40" />}
        {visibility.isLoadingError && (
          <ErrorState title={t('visibility.loadFailed')} onRetry={() => void visibility.refetch()} />
        )}
        {data && (
          <>
            <div className="panel flex flex-wrap items-center justify-between gap-4 p-5">
              <p className="flex min-w-0 flex-1 basis-52 items-center gap-3">
                {state === 'isOn' ? <Eye className="ic" aria-hidden /> : <EyeOff className="ic" aria-hidden />}
                <span>
                  <span className="block font-bold">{t(`visibility.${state}`)}</span>
                  <span className="text-sm text-ink-2">
                    {t(state === 'isPaused' && isHeld ? 'visibility.isHeldText' : `visibility.${state}Text`)}
                  </span>
                </span>
              </p>
              {PAUSABLE.has(state) && (
                <Button
                  variant={data.isPaused ? 'primary' : 'outline'}
                  size="sm"
                  pending={pause.isPending}
                  onClick={() => pause.mutate({ isPaused: !data.isPaused })}
                >
                  {t(data.isPaused ? 'visibility.resume' : 'visibility.pause')}
                </Button>
              )}
            </div>
            <BlockedDomains domains={data.blockedDomains} />
            <BlockedChats chats={data.blockedChats} />
          </>
        )}
      </div>
      {data && <Audience visibility={data} until={isHeld ? (review ?? 'unready') : null} />}
    </section>
  );
}
