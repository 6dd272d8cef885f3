import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

import { usePlayerSettings } from './player-settings.ts';

const TRY_AGAIN_AFTER_MS = 10_000;

/** State and controls of a video element. Starts muted if the browser does not allow sound. */
export function usePlayback(element: RefObject<HTMLVideoElement | null>, autoPlay: boolean) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'error'>('loading');
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [positionMs, setPositionMs] = useState(0);

  const triedAgainAt = useRef(-Infinity);
  /** Kept separately, because Chromium pauses a failing video before it reports the error. */
  const wasPlaying = useRef(false);

  useEffect(() => {
    // The metadata may have loaded before the handlers were attached.
    if ((element.current?.readyState ?? 0) >= HTMLMediaElement.HAVE_METADATA) setStatus('ready');
  }, [element]);

  useEffect(() => {
    const video = element.current;
    if (!video) return;
    if (!autoPlay) return video.pause();
    video.play().catch(() => {
      video.muted = true;
      video.play().catch(() => undefined);
    });
  }, [element, autoPlay]);

  const { speed } = usePlayerSettings();
  useEffect(() => {
    if (element.current) element.current.playbackRate = element.current.defaultPlaybackRate = speed;
  }, [element, speed]);

  const handlers = useMemo(
    () => ({
      onLoadedMetadata: () => setStatus('ready'),
      onWaiting: () => {
        if (!element.current?.paused) setStatus((before) => (before === 'error' ? before : 'loading'));
      },
      onPlaying: () => setStatus('ready'),
      onCanPlay: () => setStatus('ready'),
      onError: () => {
        const video = element.current;
        if (!video || performance.now() - triedAgainAt.current < TRY_AGAIN_AFTER_MS) return setStatus('error');
        // The signed link may have expired while the video was paused. Reloading its address yields a new one.
        triedAgainAt.current = performance.now();
        const { currentTime } = video;
        video.load();
        video.currentTime = currentTime;
        if (wasPlaying.current) void video.play().catch(() => undefined);
      },
      onPlay: () => {
        wasPlaying.current = true;
        setIsPlaying(true);
      },
      onPause: () => {
        wasPlaying.current = false;
        setIsPlaying(false);
      },
      onTimeUpdate: () => setPositionMs((element.current?.currentTime ?? 0) * 1000),
      onVolumeChange: () => setIsMuted(element.current?.muted ?? false),
    }),
    [element],
  );

  const play = () => void element.current?.play().catch(() => undefined);
  /** @returns whether it was playing. */
  const pause = () => {
    const wasRunning = element.current?.paused === false;
    element.current?.pause();
    return wasRunning;
  };
  return {
    status,
    isPlaying,
    isMuted,
    positionMs,
    handlers,
    play,
    pause,
    toggle: () => void (pause() || play()),
    toggleSound() {
      if (element.current) element.current.muted = !element.current.muted;
    },
    seek(ms: number) {
      if (element.current) element.current.currentTime = ms / 1000;
    },
  };
}

/** The current caption. The browser parses the file, and the player renders the text where nothing covers it. */
export function useCue(element: RefObject<HTMLVideoElement | null>, captionsUrl: string | null): string | null {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const track = element.current?.textTracks[0];
    if (!track || !captionsUrl) return;
    track.mode = 'hidden';
    const read = () => setSaid([...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(' ') || null);
    track.addEventListener('cuechange', read);
    return () => track.removeEventListener('cuechange', read);
  }, [element, captionsUrl]);
  return said;
}
