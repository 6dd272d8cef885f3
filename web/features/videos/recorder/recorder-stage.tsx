import { Circle, Pause, Play, X } from 'lucide-react';
import { inertOthers } from 'aria-hidden';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '#web/lib/browser-state.ts';
import { cx } from '#web/ui/class-names.ts';
import { Frame } from '#web/ui/frame.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/states/loading.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { DeviceCheck } from './device-check.tsx';
import { Teleprompter } from './teleprompter.tsx';
import type { Camera } from './use-camera.ts';
import type { Recorder } from './use-recorder.ts';
import { RecordingControls } from './recording-controls.tsx';
import { fullscreenClass, stageClass } from './stage-skeleton.tsx';
import { StopQuestion } from './stop-question.tsx';

/** The media query of the variant `phone` (web/ui/styles/theme.css). */
const PHONE = '(max-width: 760px), (max-height: 520px)';

/** The live picture with countdown, timer and buttons, the microphone's level and, as children, the script. */
export function RecorderStage({
  camera,
  recorder,
  prompter,
  onClose,
  children,
}: {
  camera: Camera;
  recorder: Recorder;
  /** Text of the teleprompter. */
  prompter: { script: string; speed: number } | null;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('videos');
  const { phase } = recorder;
  const isRunning = phase === 'recording' || phase === 'paused';
  const stage = useRef<HTMLDivElement>(null);
  const isReady = phase === 'ready';
  // Also when the script editor below it is removed; before the focus moves on, which would scroll on its own.
  useLayoutEffect(() => {
    // Newer browsers return a promise, which isn't a valid cleanup function.
    stage.current?.scrollIntoView({ block: 'start' });
  }, [isReady]);
  const isFullscreen = useMediaQuery(PHONE) && !isReady;
  useEffect(() => {
    if (isFullscreen) return inertOthers(stage.current!);
  }, [isFullscreen]);
  return (
    <div ref={stage} data-stage className={cx(stageClass, !isReady && fullscreenClass)}>
      <Frame
        className={cx(
          'bg-room! low:aspect-auto! low:h-(--stage)',
          !isReady && 'phone:mx-auto phone:w-[calc(100%-0.75rem)] phone:max-w-(--stage-width) low:max-w-none!',
        )}
        live={phase === 'recording'}
        scrim={isReady ? 0.5 : 0.4}
        picture={<LivePicture stream={camera.stream} isAside={prompter !== null} />}
      >
        <div className="absolute inset-x-3 top-3 flex items-start justify-between">
          {isRunning ? (
            <Tag tone="tally" icon={<Circle className="fill-current" aria-hidden />}>
              {t(phase === 'paused' ? 'recorder.paused' : 'recorder.recording')}
            </Tag>
          ) : (
            <span />
          )}
          {isRunning ? (
            <IconButton
              variant="glass"
              label={t(phase === 'paused' ? 'recorder.resume' : 'recorder.pause')}
              onClick={phase === 'paused' ? recorder.resume : recorder.pause}
            >
              {phase === 'paused' ? <Play className="ic" aria-hidden /> : <Pause className="ic" aria-hidden />}
            </IconButton>
          ) : (
            <IconButton variant="glass" label={t('recorder.close')} onClick={onClose}>
              <X className="ic" aria-hidden />
            </IconButton>
          )}
        </div>
        {camera.status === 'initialising' && (
          <p role="status" className="absolute inset-0 grid place-content-center">
            <span className="flex items-center gap-2 rounded-pill bg-glass px-4 py-2 text-sm font-semi">
              <Spinner />
              {t('recorder.initialising')}
            </span>
          </p>
        )}
        {prompter && (isRunning || phase === 'countdown') && (
          <Teleprompter {...prompter} elapsedMs={isRunning ? recorder.elapsedMs : 0} />
        )}
        {phase === 'countdown' && (
          <p
            role="timer"
            aria-live="assertive"
            className={cx(
              'absolute grid place-content-center',
              // Leaves room for the script.
              prompter
                ? 'inset-x-0 top-[calc(34%+4.5rem)] low:inset-y-0 low:left-auto low:w-(--stage-width)'
                : 'inset-0',
            )}
          >
            <span className={cx('d-face', prompter ? 'text-[4.5rem]!' : 'text-[11rem]! low:text-[7rem]!')}>
              {recorder.countdown || ''}
            </span>
          </p>
        )}
        <RecordingControls camera={camera} recorder={recorder} />
      </Frame>
      <div className="flex min-w-0 flex-col gap-3">
        <DeviceCheck camera={camera} isReady={isReady} isPaused={phase === 'paused'} />
        {children}
      </div>
      <StopQuestion recorder={recorder} isRunning={isRunning} />
    </div>
  );
}

function LivePicture({ stream, isAside }: { stream: MediaStream | null; isAside: boolean }) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (element.current) element.current.srcObject = stream;
  }, [stream]);
  // Only the preview is mirrored, not the recording.
  return (
    <video
      ref={element}
      muted
      autoPlay
      playsInline
      aria-hidden
      className={cx(
        'absolute inset-0 z-(--z-picture) size-full -scale-x-100 bg-room object-cover low:left-auto low:w-(--stage-width)',
        !isAside && 'low:right-[calc((100%-var(--stage-width))/2)]',
      )}
    />
  );
}
