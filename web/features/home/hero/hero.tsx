import { Link } from '@tanstack/react-router';
import { Pause, Play, Video } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/features/accounts/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { useMotion } from '../motion.tsx';
import { FIRST, PEOPLE, type Person } from './people.ts';
import { REEL_SECONDS, speakerAt, useCast, useReelClock } from './use-reel.ts';
import './hero.css';

const clock = (second: number) => `00:${String(second).padStart(2, '0')}`;
/** Shrinks headlines that are longer than the English one. On phones, beside the face, the longest word decides. */
const fit = (line: string) =>
  ({
    '--fit': Math.min(1, Math.max(0.7, 25 / line.length)),
    '--word-fit': Math.min(1, 7 / Math.max(...line.split(' ').map((word) => word.length))),
  }) as CSSProperties;

/** Target of the button for signed-in accounts. */
const OWN = { talent: '/talent/dashboard', company: '/company/search-talent' } as const;
const ACTION = `${buttonClass({ size: 'lg', full: true })} bg-on-tally! text-on-video!`;

/** The home page's hero: a headline around a large "30", in front of which three people talk in turn. */
export function Hero() {
  const { t } = useTranslation('home');
  const { playing } = useMotion();
  const { user } = useSession();
  const place = useRef<HTMLElement>(null);
  const people = useMemo(() => t('hero.people', { returnObjects: true }), [t]);
  const { drawings, strikePose } = useCast();
  const [person, setPerson] = useState<Person>(FIRST.person);

  const pose = useCallback(
    (ms: number) => {
      const speaker = speakerAt(ms);
      setPerson(speaker.person);
      const [first = '', second = ''] = people[speaker.person].lines;
      if (place.current) strikePose?.(place.current, { ...speaker, lines: [first, second] });
    },
    [people, strikePose],
  );

  return (
    <section ref={place} className="hero">
      <h1 className="d-face">
        <span className="hero-before" style={fit(t('hero.before'))}>
          {t('hero.before')}{' '}
        </span>
        <span className="sr-only">{t('hero.number')} </span>
        <Thirty />
        <span className="hero-after" style={fit(t('hero.after'))}>
          {t('hero.after')}
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
        <span className="sub" data-lines={person} key={person}>
          {people[person].lines[0]}
        </span>
        <b>{people[person].who}</b>
      </p>
      <div className="hero-aside">
        <p className={cx(!user && 'for-visitors')}>{t(`hero.text.${user?.userType ?? 'talent'}`)}</p>
        <Link to={user ? OWN[user.userType] : '/guest-video-recording'} className={cx(ACTION, !user && 'for-visitors')}>
          {!user && <Video className="ic" aria-hidden />}
          {user ? t(`hero.own.${user.userType}`) : t('hero.record')}
        </Link>
      </div>
      <Ruler place={place} isRunning={playing && strikePose !== undefined} onPose={pose} />
    </section>
  );
}

interface RulerProps {
  place: RefObject<HTMLElement | null>;
  isRunning: boolean;
  onPose: (ms: number) => void;
}

/** The seconds of the reel, and its pause button. Renders by itself each second. */
function Ruler({ place, isRunning, onPose }: RulerProps) {
  const { t } = useTranslation('home');
  const { playing, toggle } = useMotion();
  const second = useReelClock(place, isRunning, onPose);
  return (
    <div className="hero-rule">
      <button
        type="button"
        className="hero-pause tap"
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

/** The headline's numeral as a drawing, so that it neither waits for a font nor shifts when one loads. */
const Thirty = () => (
  <svg className="hero-thirty" viewBox="5 0 837 687" fill="currentColor" aria-hidden="true">
    <g transform="translate(0 673) scale(1 -1)">
      <path d="M217,-14Q163,-14 122,0Q81,14 53.5,42Q26,70 15.5,112Q5,154 12,211L156,234Q153,204 155,180Q157,156 165.5,139.5Q174,123 187,114Q200,105 218,105Q235,105 249,112.5Q263,120 271,138Q279,156 279,185Q279,230 260.5,257Q242,284 205.5,297.5Q169,311 114,315L114,371L241,529L241,532L30,532L30,660L408,660L408,539L272,381L272,376Q331,362 367.5,334.5Q404,307 421,268.5Q438,230 438,183Q438,122 413,78Q388,34 338.5,10Q289,-14 217,-14Z" />
      <path
        transform="translate(389 0)"
        d="M232,-14Q174,-14 133,8Q92,30 67,73Q42,116 30.5,180Q19,244 19,328Q19,445 41,521.5Q63,598 110.5,635.5Q158,673 236,673Q314,673 361.5,635.5Q409,598 431,522Q453,446 453,331Q453,246 440.5,181.5Q428,117 401.5,73.5Q375,30 333,8Q291,-14 232,-14ZM236,108Q254,108 265.5,119.5Q277,131 283,156.5Q289,182 291.5,223Q294,264 294,322Q294,399 289,449.5Q284,500 272,525.5Q260,551 235,551Q212,551 199.5,527.5Q187,504 182.5,452.5Q178,401 178,316Q178,260 180.5,220.5Q183,181 189.5,156Q196,131 207,119.5Q218,108 236,108Z"
      />
    </g>
  </svg>
);
