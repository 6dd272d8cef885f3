import type { ReactNode } from 'react';
import { Frame, Silhouette } from '#web/ui/frame.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { useTranslation } from 'react-i18next';
import { percentText } from '#web/i18n/number-texts.ts';
import { VIDEO_STEPS } from '#contract/values/product.ts';
import type { OwnVideo } from '#contract/videos/own-video.ts';
import { useOwnVideo } from '../position-video/use-own-video.ts';

interface ProgressCardProps {
  percent: number;
  /** Describes the work. */
  label: string;
  /** Shown below the label. */
  note?: ReactNode;
  steps?: number;
  /** The large text, by default the percentage. */
  headline?: ReactNode;
  picture?: ReactNode;
  children?: ReactNode;
}

/** Shows the progress of long work. */
export function ProgressCard({ percent, label, note, steps = 10, headline, picture, children }: ProgressCardProps) {
  const { i18n } = useTranslation();
  return (
    <div>
      <Frame
        className="bg-slab!"
        picture={<div className="absolute inset-0 z-(--z-picture) opacity-15">{picture ?? <Silhouette plain />}</div>}
      >
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="absolute inset-x-5 bottom-5 text-on-video"
        >
          <p>
            {headline ?? (
              <span className="d-1 text-[4rem]! tabular-nums">{percentText(percent / 100, i18n.language)}</span>
            )}
          </p>
          <Segments
            kind="progress"
            count={steps}
            value={percent / 100}
            on="onVideo"
            off="onVideoTrack"
            className="mt-3"
          />
          <p aria-live="polite" className="mt-3 text-sm font-semi">
            {label}
          </p>
          {note && <p className="mt-1 text-sm text-on-video-2">{note}</p>}
        </div>
      </Frame>
      {children && <div className="mt-3 flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

/** Live progress of the server's processing steps. Counts steps, because the upload before it already counted to 100%. */
export function ProcessingBlock({ video }: { video: OwnVideo }) {
  const { t } = useTranslation('videos');
  const { state, step, progressPercent } = useOwnVideo(video);
  const isWaiting = state === 'queued' || !step;
  const number = step ? VIDEO_STEPS.indexOf(step) + 1 : 1;
  return (
    <ProgressCard
      percent={progressPercent}
      headline={!isWaiting && <span className="d-3">{t('processing.step', { step: number })}</span>}
      label={t(`processing.${isWaiting ? 'queued' : step}`)}
      note={t('processing.leave')}
    />
  );
}
