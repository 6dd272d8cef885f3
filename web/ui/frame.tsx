import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface FrameProps extends ComponentProps<'div'> {
  /** 'tall': 9:16; 'card': cropped to 2:3, on phones to 3:5. */
  crop?: 'tall' | 'card';
  /** The share of the height (0.4 to 0.66) that is darkened at the bottom, behind text. */
  scrim?: number;
  /** Playing: shows the tally ring. */
  live?: boolean;
  /** Selected: shows an ink ring instead. */
  chosen?: boolean;
  /** Fills the frame: a FramePicture or a video. */
  picture?: ReactNode;
}

/** A tall rounded picture. Children are placed on top; text only over the scrim. */
export function Frame({
  crop = 'tall',
  scrim,
  live,
  chosen,
  picture,
  className,
  style,
  children,
  ...rest
}: FrameProps) {
  return (
    <div
      className={cx('frame', className)}
      data-crop={crop}
      data-scrim={scrim ? '' : undefined}
      data-live={live ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      style={{ ...style, ...(scrim ? { '--scrim-height': `${scrim * 100}%` } : {}) }}
      {...rest}
    >
      {picture}
      {children}
    </div>
  );
}

export interface FramePictureProps {
  src: string;
  /** Preferred; `src` is for browsers without AVIF. */
  avif?: string;
  alt: string;
  eager?: boolean;
  fetchPriority?: 'low';
}

/** An image that fills its frame. */
export const FramePicture = ({ src, avif, alt, eager = false, ...priority }: FramePictureProps) => (
  <picture className="frame-picture">
    {avif && <source srcSet={avif} type="image/avif" />}
    <img src={src} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" {...priority} />
  </picture>
);

interface SilhouetteProps {
  /** Fills its parent, without an outline. */
  plain?: boolean;
  /** Shows head and shoulders even in a wide frame. */
  isWhole?: boolean;
  className?: string;
}

/** Stands in for a missing picture. */
export const Silhouette = ({ plain = false, isWhole = false, className }: SilhouetteProps) => (
  <div
    aria-hidden="true"
    className={cx(
      'frame text-line!',
      plain ? 'absolute! inset-0 aspect-auto! rounded-none!' : 'bg-transparent! inset-ring-2 inset-ring-line-strong',
      className,
    )}
  >
    <svg
      viewBox="0 0 180 320"
      fill="currentColor"
      preserveAspectRatio={`xMidYMax ${isWhole ? 'meet' : 'slice'}`}
      className="size-full"
    >
      <ellipse cx="90" cy="118" rx="44" ry="56" />
      <path d="M0 320C2 244 30 216 62 207C71 204 74 199 74 190V150H106V190C106 199 109 204 118 207C150 216 178 244 180 320Z" />
    </svg>
  </div>
);
