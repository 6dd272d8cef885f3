import { Captions, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { clockTime } from '../video-file.ts';
import { changeSpeed, toggleCaptions, usePlayerSettings } from './player-settings.ts';
import type { usePlayback } from './use-playback.ts';

type Playback = ReturnType<typeof usePlayback>;

export function PlayButton({ playback, size = 'sm' }: { playback: Playback; size?: 'sm' | 'md' }) {
  const { t } = useTranslation('videos');
  return (
    <IconButton
      variant="glass"
      size={size}
      label={playback.isPlaying ? t('player.pause') : t('player.play')}
      onClick={playback.toggle}
    >
      {playback.isPlaying ? <Pause className="ic" aria-hidden /> : <Play className="ic" aria-hidden />}
    </IconButton>
  );
}

export function SoundButton({ playback }: { playback: Playback }) {
  const { t } = useTranslation('videos');
  return (
    <IconButton
      variant="glass"
      label={playback.isMuted ? t('player.unmute') : t('player.mute')}
      onClick={playback.toggleSound}
    >
      {playback.isMuted ? <VolumeX className="ic" aria-hidden /> : <Volume2 className="ic" aria-hidden />}
    </IconButton>
  );
}

export function CaptionsButton() {
  const { t } = useTranslation('videos');
  const { hasCaptions } = usePlayerSettings();
  return (
    <IconButton
      variant="glass"
      label={t('player.captions')}
      on={hasCaptions}
      className="[&_svg]:fill-none! aria-[pressed=false]:opacity-60"
      onClick={toggleCaptions}
    >
      <Captions className="ic" aria-hidden />
    </IconButton>
  );
}

/** The playback speed of all videos. Each click selects the next faster one, and after the fastest the slowest. */
export function SpeedButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const { t, i18n } = useTranslation('videos');
  const { speed } = usePlayerSettings();
  const written = t('player.times', { speed: new Intl.NumberFormat(i18n.language).format(speed) });
  return (
    <IconButton
      variant="glass"
      size={size}
      label={t('player.speed', { speed: written })}
      onClick={() => changeSpeed(1, true)}
    >
      <span aria-hidden className="text-xs font-bold tabular-nums">
        {written}
      </span>
    </IconButton>
  );
}

/** Timeline with seeking. */
export function PlayerSeek({
  playback,
  durationMs,
  count = 40,
  on = 'tally',
}: {
  playback: Playback;
  durationMs: number;
  count?: number;
  on?: 'tally' | 'onVideo';
}) {
  const { t } = useTranslation('videos');
  return (
    <div className="relative flex-1">
      <Segments value={playback.positionMs / durationMs} count={count} on={on} off="onVideoTrack" />
      <input
        type="range"
        aria-label={t('player.seek')}
        aria-valuetext={clockTime(playback.positionMs)}
        className="absolute inset-x-0 -inset-y-2 w-full cursor-pointer opacity-0 focus-visible:opacity-40"
        min={0}
        max={durationMs}
        step={1000}
        value={Math.round(playback.positionMs)}
        onChange={(event) => playback.seek(Number(event.target.value))}
      />
    </div>
  );
}
