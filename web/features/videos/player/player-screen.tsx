import type { usePlayback } from './use-playback.ts';
import type { RefObject } from 'react';
import { type Point, usePresses } from './use-presses.ts';
import { useTranslation } from 'react-i18next';
import { ROTATED_MAX } from '#contract/values/limits.ts';
import type { Playable } from '#contract/videos/own-video.ts';
import { cx } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/states/loading.tsx';

type Playback = ReturnType<typeof usePlayback>;

interface ScreenProps {
  element: RefObject<HTMLVideoElement | null>;
  video: Playable;
  name: string;
  playback: Playback;
  onDoubleTap: ((at: Point) => void) | undefined;
  /** Loads the video before it plays. */
  isPreloaded: boolean;
}

/** The video element. Its container must be a size container, since horizontal videos are rotated to fill it. */
export function PlayerScreen({ element, video, name, playback, onDoubleTap, isPreloaded }: ScreenProps) {
  const { t } = useTranslation('videos');
  const presses = usePresses(playback, onDoubleTap);
  return (
    // Captions are optional.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={element}
      aria-label={t('player.video', { name })}
      className={cx(
        'absolute z-(--z-picture) bg-room object-cover select-none [-webkit-touch-callout:none] object-[50%_25%]',
        video.width > video.height ? 'top-1/2 left-1/2 max-w-none -translate-1/2 rotate-90' : 'inset-0 size-full',
      )}
      style={
        video.width > video.height
          ? { width: `min(100cqh, ${ROTATED_MAX.height}px)`, height: `min(100cqw, ${ROTATED_MAX.width}px)` }
          : undefined
      }
      src={video.url}
      poster={video.posterWebpUrl}
      playsInline
      preload={isPreloaded ? 'auto' : 'metadata'}
      {...presses}
      {...playback.handlers}
    >
      {video.captionsUrl && <track kind="captions" src={video.captionsUrl} label={t('player.captions')} default />}
    </video>
  );
}

/** Says that the video is loading or has failed. */
export function PlayerStatus({ status }: Pick<Playback, 'status'>) {
  const { t } = useTranslation('videos');
  if (status === 'ready') return null;
  const failed = status === 'error';
  return (
    <p
      role={failed ? 'alert' : 'status'}
      className="pointer-events-none absolute inset-0 grid place-content-center text-sm font-semi"
    >
      <span className="flex items-center gap-2 rounded-pill bg-glass px-4 py-2">
        {!failed && <Spinner />}
        {t(failed ? 'player.error' : 'player.loading')}
      </span>
    </p>
  );
}
