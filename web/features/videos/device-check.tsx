import { Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Segments } from '#web/ui/segments.tsx';
import type { Camera } from './use-camera.ts';
import { useSoundLevel } from './use-sound-level.ts';

const QUIET = 0.25;
const LOUD = 0.97;

/** Hears the microphone and lets camera and microphone be chosen before the take. */
export function DeviceCheck({ camera, isRunning }: { camera: Camera; isRunning: boolean }) {
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
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-2.5 text-sm text-ink-2">
        <Mic className="ic" aria-hidden />
        <span className="w-20 flex-none">
          <Segments kind="progress" value={level} on="ok" off="line" />
        </span>
        {camera.status === 'ready' && t(`recorder.${verdict}`)}
      </p>
      {!isRunning && (
        <>
          <p className="text-sm text-ink-2">{t('recorder.guide')}</p>
          {device('camera', camera.cameras)}
          {device('microphone', camera.microphones)}
        </>
      )}
    </div>
  );
}
