import { Captions, Pause, Play, RotateCw, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROTATED_MAX } from '#contract/constants.ts';
import type { Playable } from '#contract/videos.ts';
import { cx } from '#web/ui/class-names.ts';
import { Frame } from '#web/ui/frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Ticks } from '#web/ui/ticks.tsx';
import { clockTime } from './time.ts';
import { useCue } from './use-cue.ts';
import { usePlayback } from './use-playback.ts';

interface PlayerProps {
  video: Playable;
  name: string;
  autoPlay?: boolean;
  /** Stands on the scrim at the foot. */
  children?: ReactNode;
  /** At the right of the top row, before the player's own buttons. */
  actions?: ReactNode;
  className?: string;
}

/** Plays a video: says when it loads or fails; a horizontal one is turned upright and says so. A tap on the picture plays and pauses. */
export function Player({ video, name, autoPlay = false, children, actions, className }: PlayerProps) {
  const { t } = useTranslation('videos');
  const element = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(element, autoPlay);
  const [showsCaptions, setShowsCaptions] = useState(true);
  const said = useCue(element, video.captionsUrl);
  const isHorizontal = video.width > video.height;

  return (
    <Frame
      className={cx('group bg-room! text-on-video', className)}
      scrim={children ? 0.45 : 0.2}
      picture={
        // Captions are there where the talent made some.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          ref={element}
          aria-label={t('player.video', { name })}
          className={cx(
            'absolute z-(--z-picture) bg-room object-cover',
            isHorizontal ? 'top-1/2 left-1/2 max-w-none -translate-1/2 rotate-90' : 'inset-0 size-full',
          )}
          // Before it is turned: as long as the frame is high and as high as the frame is wide.
          style={
            isHorizontal
              ? {
                  width: `min(100% * 16 / 9, ${ROTATED_MAX.height}px)`,
                  height: `min(100% * 9 / 16, ${ROTATED_MAX.width}px)`,
                }
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
      }
    >
      <div className="absolute inset-x-3 top-3 flex items-start justify-between gap-2">
        <span className="flex flex-wrap gap-1.5">
          <Tag tone="glass">{`${clockTime(playback.positionMs)} / ${clockTime(video.durationMs)}`}</Tag>
          {isHorizontal && (
            <Tag tone="glass" icon={<RotateCw aria-hidden />}>
              {t('player.rotated')}
            </Tag>
          )}
        </span>
        <span className="flex flex-wrap justify-end gap-1.5">
          {actions}
          {video.captionsUrl && (
            <IconButton
              look="glass"
              label={t('player.captions')}
              on={showsCaptions}
              className="[&_svg]:fill-none!"
              onClick={() => setShowsCaptions(!showsCaptions)}
            >
              <Captions className="ic" aria-hidden />
            </IconButton>
          )}
          <IconButton
            look="glass"
            label={playback.isMuted ? t('player.unmute') : t('player.mute')}
            onClick={playback.toggleSound}
          >
            {playback.isMuted ? <VolumeX className="ic" aria-hidden /> : <Volume2 className="ic" aria-hidden />}
          </IconButton>
        </span>
      </div>
      {playback.status === 'loading' && (
        <p
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-sm font-semi"
        >
          <span className="flex items-center gap-2 rounded-pill bg-glass px-4 py-2">
            <Spinner />
            {t('player.loading')}
          </span>
        </p>
      )}
      {playback.status === 'error' && (
        <p role="alert" className="absolute inset-0 grid place-content-center">
          <span className="rounded-pill bg-glass px-4 py-2 font-semi">{t('player.error')}</span>
        </p>
      )}
      <div className="absolute inset-x-4 bottom-4 flex flex-col gap-3">
        {children}
        {showsCaptions && said && (
          <p className="text-center text-balance">
            <span className="sub">{said}</span>
          </p>
        )}
        <div className="flex items-center gap-3">
          <IconButton
            look="glass"
            size="sm"
            label={playback.isPlaying ? t('player.pause') : t('player.play')}
            onClick={playback.toggle}
          >
            {playback.isPlaying ? <Pause className="ic" aria-hidden /> : <Play className="ic" aria-hidden />}
          </IconButton>
          <div className="relative flex-1">
            <Ticks value={playback.positionMs / video.durationMs} count={40} on="tally" off="onVideoTrack" />
            <input
              type="range"
              aria-label={t('player.seek')}
              aria-valuetext={clockTime(playback.positionMs)}
              className="absolute inset-x-0 -inset-y-2 w-full cursor-pointer opacity-0 focus-visible:opacity-40"
              min={0}
              max={video.durationMs}
              step={1000}
              value={Math.round(playback.positionMs)}
              onChange={(event) => playback.seek(Number(event.target.value))}
            />
          </div>
        </div>
      </div>
    </Frame>
  );
}
