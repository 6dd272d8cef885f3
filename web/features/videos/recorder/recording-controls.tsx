import { Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_VIDEO_SECONDS } from '#contract/values/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { clockTime } from '../video-file.ts';
import type { Camera } from './use-camera.ts';
import type { Recorder } from './use-recorder.ts';

/** The buttons below the live picture, with timer and progress while recording. */
export function RecordingControls({ camera, recorder }: { camera: Camera; recorder: Recorder }) {
  const { t } = useTranslation('videos');
  const { phase } = recorder;
  return (
    <div className="absolute inset-x-4 bottom-5 low:bottom-3 flex flex-col gap-3">
      {phase === 'ready' && (
        <Button
          variant="primary"
          full
          data-next
          className="on-picture"
          disabled={camera.status !== 'ready'}
          onClick={recorder.start}
        >
          {t('recorder.start')}
        </Button>
      )}
      {phase === 'countdown' && (
        <>
          <p className="text-center text-sm font-semi">{t('recorder.lookAtLens')}</p>
          <Button variant="glass" data-next className="self-center" onClick={recorder.cancelCountdown}>
            {t('recorder.cancel')}
          </Button>
        </>
      )}
      {(phase === 'recording' || phase === 'paused') && (
        <>
          <div className="flex items-end justify-between gap-2">
            <p>
              <span role="timer" className="d-face block text-[2.75rem]! tabular-nums">
                {clockTime(recorder.elapsedMs)}
              </span>
              <span className="text-sm text-on-video-2">{t('recorder.stopsItself')}</span>
            </p>
            <IconButton
              variant="video"
              size="lg"
              className="flex-none"
              data-next
              label={t('recorder.stop')}
              onClick={recorder.stop}
            >
              <Square className="ic fill-tally text-tally" aria-hidden />
            </IconButton>
          </div>
          <Segments value={recorder.elapsedMs / (MAX_VIDEO_SECONDS * 1000)} count={40} on="tally" off="onVideoTrack" />
        </>
      )}
    </div>
  );
}
