import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segments } from '#web/ui/segments.tsx';
import { useMotion } from '../motion.tsx';
import { REEL_SECONDS } from './use-reel.ts';

const clock = (second: number) => `00:${String(second).padStart(2, '0')}`;

/** The thirty seconds as a ruler, with the button that pauses them. */
export function HeroRule({ second }: { second: number }) {
  const { t } = useTranslation('home');
  const { playing, toggle } = useMotion();
  return (
    <div className="hero-rule">
      <button
        type="button"
        className="hero-pause"
        onClick={toggle}
        aria-label={playing ? t('hero.pause') : t('hero.play')}
      >
        {playing ? <Pause className="ic fill-current" aria-hidden /> : <Play className="ic fill-current" aria-hidden />}
      </button>
      <span>{clock(second)}</span>
      <Segments
        value={second / REEL_SECONDS}
        count={REEL_SECONDS}
        on="onTally"
        off="coverTrack"
        className="hero-ticks"
      />
      <span>{clock(REEL_SECONDS)}</span>
    </div>
  );
}
