import { Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import type { Camera } from './use-camera.ts';
import { useEffect, useState } from 'react';

const QUIET = 0.25;
const LOUD = 0.97;

/** Shows the microphone's level, and selects camera and microphone before the take. */
export function DeviceCheck({
  camera,
  isReady,
  isPaused,
}: {
  camera: Camera;
  /** No take has begun. */
  isReady: boolean;
  isPaused: boolean;
}) {
  const { t } = useTranslation('videos');
  const level = useSoundLevel(camera.stream);
  const verdict = level > LOUD ? 'soundLoud' : level < QUIET ? 'soundQuiet' : 'soundGood';
  const device = (kind: 'camera' | 'microphone', list: MediaDeviceInfo[]) => {
    const track = kind === 'camera' ? camera.stream?.getVideoTracks()[0] : camera.stream?.getAudioTracks()[0];
    if (list.length < 2) return null;
    return (
      <Field label={t(`recorder.${kind}`)}>
        <Select
          size="sm"
          value={track?.getSettings().deviceId}
          options={list.map(({ deviceId, label }) => ({ value: deviceId, label: label || deviceId.slice(0, 8) }))}
          onChange={(id) => camera.choose(kind, id)}
        />
      </Field>
    );
  };
  return (
    <>
      <p
        className={cx(
          'flex items-center gap-2.5 text-sm text-ink-2 max-md:min-h-[2lh]',
          !isReady && 'phone:px-4 phone:text-on-video-2',
        )}
      >
        <Mic className="ic" aria-hidden />
        <span className="w-20 flex-none">
          <Segments kind="progress" value={level} on="ok" off="line" />
        </span>
        {camera.status === 'ready' && !isPaused && t(`recorder.${verdict}`)}
      </p>
      <p
        className={cx(
          'text-sm text-ink-2 md:not-low:order-first md:not-low:mb-3 md:not-low:text-lg md:not-low:text-ink',
          // What to say stays in view beside the picture.
          !isReady && 'max-md:hidden low:hidden',
        )}
      >
        {t('recorder.guide')}
      </p>
      {isReady && (
        <>
          {device('camera', camera.cameras)}
          {device('microphone', camera.microphones)}
        </>
      )}
    </>
  );
}

const READ_EVERY_MS = 80;

/** The microphone's level from 0 to 1. */
function useSoundLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return;
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = 10 * Math.log10(power + 1e-9);
      setLevel(Math.min(1, Math.max(0, (decibels + 60) / 50)));
    }, READ_EVERY_MS);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [stream]);
  return level;
}
