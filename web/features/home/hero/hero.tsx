import { Link } from '@tanstack/react-router';
import { Pause, Play, Video } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#web/ui/button.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { useMotion } from '../motion.tsx';
import { mouthAt, sayingMs, FIRST, PEOPLE, type Person } from './people.ts';
import { Thirty } from './thirty.tsx';
import { REEL_SECONDS, useReel } from './use-reel.ts';
import './hero.css';

const clock = (second: number) => `00:${String(second).padStart(2, '0')}`;
/** Shrinks headlines that are longer than the English one. */
const fit = (line: string) => ({ '--fit': Math.min(1, Math.max(0.7, 25 / line.length)) }) as CSSProperties;

/** The home page's hero: a headline around a large "30", in front of which three people talk in turn. */
export function Hero() {
  const { t } = useTranslation('home');
  const { playing, toggle } = useMotion();
  const place = useRef<HTMLElement>(null);
  const speaker = useRef<Person>(FIRST.person);
  const people = useMemo(() => t('cover.people', { returnObjects: true }), [t]);

  const talk = useCallback(
    (sinceCutMs: number) => {
      const drawing = place.current?.querySelector<HTMLElement>('[data-person]:not([hidden])');
      const line = place.current?.querySelector<HTMLElement>('[data-lines]');
      if (!drawing || !line) return;
      const [first = '', second = ''] = people[speaker.current].lines;
      const turn =
        sinceCutMs < sayingMs(first)
          ? { said: first, ms: sinceCutMs }
          : { said: second, ms: sinceCutMs - sayingMs(first) };
      drawing.dataset.mouth = mouthAt(turn.said, turn.ms);
      if (line.textContent !== turn.said) line.textContent = turn.said;
    },
    [people],
  );

  const { second, person, drawings } = useReel(place, playing, talk);
  useEffect(() => {
    speaker.current = person;
  }, [person]);

  return (
    <section ref={place} className="hero" data-playing={playing || undefined}>
      <h1 className="d-face">
        <span className="hero-before" style={fit(t('cover.before'))}>
          {t('cover.before')}{' '}
        </span>
        <span className="sr-only">{t('cover.number')} </span>
        <Thirty />
        <span className="hero-after" style={fit(t('cover.after'))}>
          {t('cover.after')}
        </span>
      </h1>
      {PEOPLE.filter((name) => drawings[name]).map((name) => (
        <div
          key={name}
          className="hero-figure"
          data-person={name}
          data-mouth="talk"
          hidden={name !== person}
          dangerouslySetInnerHTML={{ __html: drawings[name]! }}
        />
      ))}
      <p className="hero-say" aria-hidden="true">
        <span className="sub" data-lines key={person}>
          {people[person].lines[0]}
        </span>
        <b>{people[person].who}</b>
      </p>
      <div className="hero-aside">
        <p>{t('cover.text')}</p>
        <Link
          to="/guest-video-recording"
          className={`${buttonClass({ size: 'lg', full: true })} bg-on-tally! text-on-video!`}
        >
          <Video className="ic" aria-hidden />
          {t('cover.record')}
        </Link>
      </div>
      <div className="hero-rule">
        <button
          type="button"
          className="hero-pause"
          onClick={toggle}
          aria-label={playing ? t('cover.pause') : t('cover.play')}
        >
          {playing ? (
            <Pause className="ic fill-current" aria-hidden />
          ) : (
            <Play className="ic fill-current" aria-hidden />
          )}
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
    </section>
  );
}
