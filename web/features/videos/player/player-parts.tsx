import { Captions, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ROTATED_MAX } from '#contract/values/videos.ts';
import type { Playable } from '#contract/videos/own-video.ts';
import { cx } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { clockTime } from '../video-file.ts';
import type { usePlayback } from './use-playback.ts';

type Playback = ReturnType<typeof usePlayback>;

interface ScreenProps {
  element: RefObject<HTMLVideoElement | null>;
  video: Playable;
  name: string;
  playback: Playback;
}

/** The video element. Its container must be a size container, since horizontal videos are rotated to fill it. */
export function PlayerScreen({ element, video, name, playback }: ScreenProps) {
  const { t } = useTranslation('videos');
  return (
    // Captions are optional.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={element}
      aria-label={t('player.video', { name })}
      className={cx(
        'absolute z-(--z-picture) bg-room object-cover object-[50%_25%]',
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
      preload="metadata"
      onClick={playback.toggle}
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

export function PlayButton({ playback, size = 'sm' }: { playback: Playback; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('videos');
  return (
    <IconButton
      variant="glass"
      size={size}
      label={playback.isPlaying ? t('player.pause') : t('player.play')}
      onClick={playback.toggle}
    >
      {playback.isPlaying ? <Pause className="ic" aria-hidden /> : <Play className="ic" aria-hidden />}
    </IconButton>
  );
}

export function SoundButton({ playback }: { playback: Playback }) {
  const { t } = useTranslation('videos');
  return (
    <IconButton
      variant="glass"
      label={playback.isMuted ? t('player.unmute') : t('player.mute')}
      onClick={playback.toggleSound}
    >
      {playback.isMuted ? <VolumeX className="ic" aria-hidden /> : <Volume2 className="ic" aria-hidden />}
    </IconButton>
  );
}

export function CaptionsButton({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  const { t } = useTranslation('videos');
  return (
    <IconButton
      variant="glass"
      label={t('player.captions')}
      on={on}
      className="[&_svg]:fill-none! aria-[pressed=false]:opacity-60"
      onClick={onToggle}
    >
      <Captions className="ic" aria-hidden />
    </IconButton>
  );
}

/** Timeline with seeking. */
export function PlayerSeek({
  playback,
  durationMs,
  count = 40,
  on = 'tally',
}: {
  playback: Playback;
  durationMs: number;
  count?: number;
  on?: 'tally' | 'onVideo';
}) {
  const { t } = useTranslation('videos');
  return (
    <div className="relative flex-1">
      <Segments value={playback.positionMs / durationMs} count={count} on={on} off="onVideoTrack" />
      <input
        type="range"
        aria-label={t('player.seek')}
        aria-valuetext={clockTime(playback.positionMs)}
        className="absolute inset-x-0 -inset-y-2 w-full cursor-pointer opacity-0 focus-visible:opacity-40"
        min={0}
        max={durationMs}
        step={1000}
        value={Math.round(playback.positionMs)}
        onChange={(event) => playback.seek(Number(event.target.value))}
      />
    </div>
  );
}
