import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PositionInsights } from '#contract/insights.ts';
import { RejectionReason, SubmitAgain, VideoStatus } from '#web/features/videos/public.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Frame, FramePicture, Silhouette } from '#web/ui/frame.tsx';
import { Tag } from '#web/ui/tag.tsx';

const TONES = { working: 'plain', failed: 'danger', none: 'plain' } as const;

/** Why a position has no published video; null if it has one. */
function stateOf({ video }: PositionInsights): keyof typeof TONES | null {
  if (!video) return 'none';
  if (video.state === 'failed') return 'failed';
  return video.state === 'ready' ? null : 'working';
}

/** The talent's positions with their pictures, statistics and states. */
export function PositionInsightsList({ positions }: { positions: PositionInsights[] }) {
  const { t } = useTranslation('insights');
  const nameOf = useOwnPositionName();
  return (
    <section aria-labelledby="positions" className="flex flex-col gap-6 border-t border-line pt-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="positions" className="d-3">
          {t('positions.title')}
        </h2>
        <Link to="/talent/profile" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {t('positions.edit')}
        </Link>
      </header>
      <ul className="grid gap-x-5 gap-y-8 min-[520px]:grid-cols-2 lg:grid-cols-3">
        {positions.map((position) => {
          const { positionId, positionTitle, views, unlocks, video, isFound } = position;
          const state = stateOf(position);
          const isRejected = state === null && video?.moderation === 'rejected';
          return (
            <li key={positionId} className="grid grid-cols-[112px_minmax(0,1fr)] gap-5">
              {video?.playable ? (
                <Frame
                  className="rounded-[20px]!"
                  picture={
                    <FramePicture src={video.playable.posterWebpUrl} avif={video.playable.posterAvifUrl} alt="" />
                  }
                />
              ) : (
                <Silhouette className="w-full" />
              )}
              <div className="flex min-w-0 flex-col items-start gap-2">
                <h3 className="text-lg leading-tight font-bold">{nameOf(positionId, positionTitle)}</h3>
                {state ? (
                  <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>
                ) : (
                  <VideoStatus video={video!} isFound={isFound} />
                )}
                {isRejected && <RejectionReason notes={video.moderationNotes} className="text-sm text-ink-2" />}
                {isRejected && <SubmitAgain videoId={video.id} variant="outline" size="sm" />}
                {state === 'none' && (
                  <Link to="/talent/profile" className={buttonClass({ variant: 'primary', size: 'sm' })}>
                    {t('positions.record')}
                  </Link>
                )}
                {state === 'working' && (
                  <p className="text-sm text-ink-2">{t('state.percent', { percent: video!.progressPercent })}</p>
                )}
                {(state !== 'none' || views + unlocks > 0) && (
                  <dl className="mt-auto flex flex-wrap gap-x-6 gap-y-2 pt-2">
                    {(
                      [
                        ['views', views],
                        ['unlocks', unlocks],
                      ] as const
                    ).map(([key, value]) => (
                      <div key={key} className="flex flex-col-reverse">
                        <dt className="text-sm text-ink-2">{t(`stats.${key}.name`, { count: value })}</dt>
                        <dd className="d-3 tabular-nums">{value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
