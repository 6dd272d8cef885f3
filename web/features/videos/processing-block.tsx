import { useTranslation } from 'react-i18next';
import { type OwnVideo, videoStepSchema } from '#contract/videos/own-video.ts';
import { useOwnVideo } from './use-own-video.ts';
import { ProgressCard } from './progress-card.tsx';

/** The server at work, live: which of its five steps, how far, and that the page may be left. */
export function ProcessingBlock({ video }: { video: OwnVideo }) {
  const { t } = useTranslation('videos');
  const { state, step, progressPercent } = useOwnVideo(video);
  const isWaiting = state === 'queued' || !step;
  const number = step ? videoStepSchema.options.indexOf(step) + 1 : 1;
  return (
    <ProgressCard
      percent={progressPercent}
      label={t(`processing.${isWaiting ? 'queued' : step}`)}
      note={isWaiting ? t('processing.leave') : `${t('processing.step', { step: number })}. ${t('processing.leave')}`}
    />
  );
}
