import { type ReactNode, useRef } from 'react';
import type { Playable } from '#contract/videos/own-video.ts';
import { Tag } from '#web/ui/tag.tsx';
import { CaptionsButton, PlayButton, PlayerSeek, SoundButton, SpeedButton } from './player-controls.tsx';
import { usePlayerSettings } from './player-settings.ts';
import type { Point } from './use-presses.ts';
import { clockTime } from '../video-file.ts';
import { useCue, usePlayback } from './use-playback.ts';
import { PlayerScreen, PlayerStatus } from './player-screen.tsx';

interface FullPlayerProps {
  video: Playable;
  name: string;
  /** Until shown, it only loads, so that it starts at once. */
  isShown: boolean;
  onDoubleTap: (at: Point) => void;
  /** Rendered on the scrim at the bottom, around the caption. */
  children: (said: ReactNode) => ReactNode;
}

/** Fills the screen; on phones in landscape, the left part beside the text. */
const PICTURE = 'absolute inset-0 z-(--z-picture) size-full low:right-auto low:w-[75dvh]';

/** Replaces the player while another person is on screen. */
export const StillPicture = ({ video, children }: { video: Playable; children: ReactNode }) => (
  <div className="absolute inset-0 isolate overflow-hidden bg-room">
    <img src={video.posterWebpUrl} alt="" className={`${PICTURE} object-cover object-[50%_25%]`} />
    <div className="absolute inset-x-0 bottom-0 z-(--z-scrim) h-[52%] bg-(image:--scrim) low:hidden" />
    {children}
  </div>
);

/** Full-screen player with the timeline at the top and the rest on the scrim at the bottom. */
export function FullPlayer({ video, name, isShown, onDoubleTap, children }: FullPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(element, isShown);
  const { hasCaptions } = usePlayerSettings();
  const said = useCue(element, video.captionsUrl);
  return (
    <div className="absolute inset-0 isolate overflow-hidden bg-room">
      <div className={`${PICTURE} [container-type:size]`}>
        <PlayerScreen {...{ element, video, name, playback, onDoubleTap }} isPreloaded />
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-0 z-(--z-scrim) h-40 bg-(image:--scrim-top)" />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 z-(--z-scrim) h-[52%] bg-(image:--scrim) low:hidden" />
      {isShown && <PlayerStatus status={playback.status} />}
      <div className="absolute inset-x-0 top-0 flex flex-col gap-3 low:right-auto low:w-[75dvh] px-[max(1rem,env(safe-area-inset-left))] pt-[calc(env(safe-area-inset-top)+1rem)]">
        <PlayerSeek playback={playback} durationMs={video.durationMs} count={30} on="onVideo" />
        <div className="flex items-center gap-2">
          <PlayButton playback={playback} size="md" />
          <Tag tone="glass">{`${clockTime(playback.positionMs)} / ${clockTime(video.durationMs)}`}</Tag>
          <span className="ml-auto flex gap-2">
            <SpeedButton />
            {video.captionsUrl && <CaptionsButton />}
            <SoundButton playback={playback} />
          </span>
        </div>
      </div>
      {children(
        hasCaptions && said ? (
          <p className="text-pretty">
            <span className="sub">{said}</span>
          </p>
        ) : null,
      )}
    </div>
  );
}
