import { useEffect, useRef } from 'react';
import type { Playable } from '#contract/videos/own-video.ts';
import { useInView, useMotion } from '../motion.tsx';

interface ClipProps {
  video: Playable;
  withSound: boolean;
  /** Playback progress from 0 to 1. */
  onProgress: (share: number) => void;
  onEnd: () => void;
}

/** Plays the silent preview after 200 ms in view, or the whole video with sound. */
export function Clip({ video, withSound, onProgress, onEnd }: ClipProps) {
  const { playing } = useMotion();
  const place = useRef<HTMLSpanElement>(null);
  const inView = useInView(place);
  const plays = withSound || (inView && playing);
  useEffect(() => () => onProgress(0), [onProgress, plays]);
  return (
    <span ref={place} className="frame-picture">
      {plays && (
        // The preview is silent.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          key={withSound ? 'whole' : 'preview'}
          className="clip size-full object-cover"
          src={withSound ? video.url : video.previewUrl}
          autoPlay
          playsInline
          muted={!withSound}
          loop={!withSound}
          disableRemotePlayback
          onPlaying={(event) => event.currentTarget.classList.add('clip-on')}
          onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
            onProgress(duration ? currentTime / duration : 0)
          }
          onEnded={onEnd}
          onError={withSound ? onEnd : undefined}
        >
          {withSound && video.captionsUrl && <track kind="captions" src={video.captionsUrl} default />}
        </video>
      )}
    </span>
  );
}
