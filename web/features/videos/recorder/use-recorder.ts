import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_VIDEO_SECONDS } from '#contract/values/limits.ts';
import { recordStream } from './record-stream.ts';
import { deleteUnfinished, storePiece } from './take-store.ts';

export const COUNTDOWN_FROM = 3;
const PIECE_MS = 1000;
const INTERVAL_MS = 100;
/** Start and Cancel share a position, so a second press this soon was meant for the first. */
const SAME_PRESS_MS = 600;

export interface Recorder {
  phase: 'ready' | 'countdown' | 'recording' | 'paused' | 'review';
  countdown: number;
  elapsedMs: number;
  take: Blob | null;
  start(): void;
  cancelCountdown(): void;
  pause(): void;
  resume(): void;
  stop(): void;
  retake(): void;
}

/**
 * Records a stream with countdown, timer and pause, up to MAX_VIDEO_SECONDS. Each second is stored in the browser, so that a
 * crash or a reload loses at most the last one.
 */
export function useRecorder(positionId: string, stream: MediaStream | null): Recorder {
  const [phase, setPhase] = useState<Recorder['phase']>('ready');
  const [countdown, setCountdown] = useState(COUNTDOWN_FROM);
  const [elapsedMs, setElapsedMs] = useState(0);
  const [take, setTake] = useState<Blob | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const pressedAt = useRef(-Infinity);
  const clock = useRef({ beforePauseMs: 0, runningSince: 0 });

  const elapsed = useCallback(
    () =>
      clock.current.beforePauseMs + (clock.current.runningSince ? performance.now() - clock.current.runningSince : 0),
    [],
  );
  const stop = useCallback(() => {
    if (recorder.current && recorder.current.state !== 'inactive') recorder.current.stop();
  }, []);

  const record = useCallback(() => {
    if (!stream) return;
    const active = recordStream(stream, {
      onPiece: (piece, type) => void storePiece(positionId, piece, type, Math.round(elapsed())),
      onStop(whole) {
        clock.current = { beforePauseMs: elapsed(), runningSince: 0 };
        setElapsedMs(elapsed());
        setTake(whole);
        setPhase('review');
      },
    });
    recorder.current = active;
    clock.current = { beforePauseMs: 0, runningSince: performance.now() };
    void deleteUnfinished(positionId).then(() => active.start(PIECE_MS));
    setElapsedMs(0);
    setPhase('recording');
  }, [positionId, stream, elapsed]);

  useEffect(() => {
    if (phase !== 'countdown') return;
    if (countdown === 0) return record();
    const timer = setTimeout(() => setCountdown((count) => count - 1), 1000);
    return () => clearTimeout(timer);
  }, [phase, countdown, record]);

  useEffect(() => {
    if (phase !== 'recording') return;
    const timer = setInterval(() => {
      setElapsedMs(elapsed());
      if (elapsed() >= MAX_VIDEO_SECONDS * 1000) stop();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [phase, elapsed, stop]);

  useEffect(() => stop, [stop]);

  const pressed = (act: () => void) => () => {
    if (performance.now() - pressedAt.current < SAME_PRESS_MS) return;
    pressedAt.current = performance.now();
    act();
  };

  return {
    phase,
    countdown,
    elapsedMs,
    take,
    start: pressed(() => {
      setCountdown(COUNTDOWN_FROM);
      setPhase('countdown');
    }),
    cancelCountdown: pressed(() => setPhase('ready')),
    pause() {
      recorder.current?.pause();
      clock.current = { beforePauseMs: elapsed(), runningSince: 0 };
      setPhase('paused');
    },
    resume() {
      recorder.current?.resume();
      clock.current.runningSince = performance.now();
      setPhase('recording');
    },
    stop,
    retake() {
      setTake(null);
      setElapsedMs(0);
      setPhase('ready');
      void deleteUnfinished(positionId);
    },
  };
}
