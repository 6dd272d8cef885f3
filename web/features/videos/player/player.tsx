import { RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Playable } from '#contract/videos/own-video.ts';
import { cx } from '#web/ui/class-names.ts';
import { Frame } from '#web/ui/frame.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { CaptionsButton, PlayButton, PlayerSeek, SoundButton, SpeedButton } from './player-controls.tsx';
import { usePlayerSettings } from './player-settings.ts';
import type { Point } from './use-presses.ts';
import { clockTime } from '../video-file.ts';
import { useCue, usePlayback } from './use-playback.ts';
import { PlayerScreen, PlayerStatus } from './player-screen.tsx';

interface PlayerProps {
  video: Playable;
  name: string;
  autoPlay?: boolean;
  /** Rendered on the scrim at the bottom. */
  children?: ReactNode;
  /** At the right of the top row, before the player's buttons. */
  actions?: ReactNode;
  className?: string;
  onDoubleTap?: (at: Point) => void;
  /** Whether the video loads before it plays. */
  isPreloaded?: boolean;
  /** From `usePlayer`, when something beside the player controls it. */
  player?: ReturnType<typeof usePlayer>;
}

/** A player's video element with its state and controls. */
export function usePlayer(autoPlay = false) {
  const element = useRef<HTMLVideoElement>(null);
  return { element, playback: usePlayback(element, autoPlay) };
}

/** Plays a video. Horizontal videos are rotated to fill the frame. A tap on the picture plays and pauses. */
export function Player({
  video,
  name,
  autoPlay = false,
  children,
  actions,
  className,
  onDoubleTap,
  isPreloaded = false,
  player,
}: PlayerProps) {
  const { t } = useTranslation('videos');
  const own = usePlayer(autoPlay);
  const { element, playback } = player ?? own;
  const { hasCaptions } = usePlayerSettings();
  const said = useCue(element, video.captionsUrl);

  return (
    <Frame
      className={cx('group bg-room! text-on-video [container-type:size]', className)}
      scrim={children ? 0.45 : 0.2}
      picture={<PlayerScreen {...{ element, video, name, playback, onDoubleTap, isPreloaded }} />}
    >
      <div className="absolute inset-x-3 top-3 flex items-start justify-between gap-2">
        <span className="flex flex-wrap gap-1.5">
          <Tag tone="glass">{`${clockTime(playback.positionMs)} / ${clockTime(video.durationMs)}`}</Tag>
          {video.width > video.height && (
            <Tag tone="glass" icon={<RotateCw aria-hidden />}>
              {t('player.rotated')}
            </Tag>
          )}
        </span>
        <span className="flex flex-wrap justify-end gap-1.5">
          {actions}
          {video.captionsUrl && <CaptionsButton />}
          <SoundButton playback={playback} />
        </span>
      </div>
      <PlayerStatus status={playback.status} />
      <div className="absolute inset-x-4 bottom-4 flex flex-col gap-3">
        {children}
        {hasCaptions && said && (
          <p className="text-center text-balance">
            <span className="sub">{said}</span>
          </p>
        )}
        <div className="flex items-center gap-3">
          <PlayButton playback={playback} />
          <PlayerSeek playback={playback} durationMs={video.durationMs} />
          <SpeedButton size="sm" />
        </div>
      </div>
    </Frame>
  );
}
