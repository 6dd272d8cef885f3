import { cx } from '../class-names.ts';
import { Silhouette } from '../frame.tsx';

const SIZES = {
  sm: 'w-[34px] h-11 rounded-[11px] text-md',
  md: 'w-11 h-14 rounded-[14px] text-[1.5rem]',
  lg: 'w-[60px] h-[78px] rounded-md text-[2rem]',
  xl: 'w-24 h-[124px] rounded-md text-[3.25rem]',
} as const;
const COLOURS = ['cobalt', 'butter', 'rose', 'mint', 'sky', 'sand', 'peach', 'moss'] as const;

export interface AvatarProps {
  /** The picture's URL. Without one, the first letter of `letterOf` on a color; without both, a silhouette. A blank `letterOf` leaves it gray. */
  src?: string | null;
  /** The URL of a company's logo: shown uncropped in a white square, instead of the letter. */
  logo?: string | null;
  letterOf?: string;
  alt?: string;
  size?: keyof typeof SIZES;
  className?: string;
}

/** A person or company as a small portrait frame. */
export function Avatar({ src, logo, letterOf, alt = '', size = 'md', className }: AvatarProps) {
  const frameClass = cx('relative block flex-none overflow-hidden bg-sunk', SIZES[size], className);
  if (logo)
    return (
      <span className={cx(frameClass, 'aspect-square h-auto! bg-logo! inset-ring inset-ring-line')}>
        <img src={logo} alt={alt} loading="lazy" decoding="async" className="size-full object-contain" />
      </span>
    );
  if (src) {
    return (
      <span className={frameClass}>
        <img
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full origin-[50%_36%] scale-125 object-cover object-[50%_28%]"
        />
      </span>
    );
  }
  if (!letterOf)
    return (
      <span className={frameClass}>
        <Silhouette plain />
      </span>
    );
  const letter = letterOf.trim()[0]?.toUpperCase();
  if (!letter) return <span className={frameClass} />;
  const colour =
    COLOURS[Array.from(letterOf).reduce((sum, character) => sum + character.codePointAt(0)!, 0) % COLOURS.length]!;
  return (
    <span
      aria-hidden="true"
      className={cx(
        frameClass,
        'd-face grid! place-items-center',
        colour === 'cobalt' ? 'text-on-video' : 'text-on-tally',
      )}
      style={{ background: `var(--cast-${colour})` }}
    >
      {letter}
    </span>
  );
}
