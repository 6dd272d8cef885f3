import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface FrameProps extends ComponentProps<'div'> {
  /** 'tall' is 9:16, 'card' crops to 2:3. */
  crop?: 'tall' | 'card';
  /** Darkens the foot for text, this share of the height (0.4 to 0.66); none if left out. */
  scrim?: number;
  /** The tally ring: this one plays. */
  live?: boolean;
  /** What fills the frame: a FramePicture, a video. */
  picture?: ReactNode;
}

/** The tall rounded picture. Children stand on the picture: text only over the scrim. */
export function Frame({ crop = 'tall', scrim, live, picture, className, style, children, ...rest }: FrameProps) {
  return (
    <div
      className={cx('frame', className)}
      data-crop={crop}
      data-scrim={scrim ? '' : undefined}
      data-live={live ? '' : undefined}
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
  /** AVIF first, `src` for browsers without it. */
  avif?: string;
  alt: string;
  eager?: boolean;
}

/** A picture that fills its frame. */
export const FramePicture = ({ src, avif, alt, eager = false }: FramePictureProps) => (
  <picture className="frame-picture">
    {avif && <source srcSet={avif} type="image/avif" />}
    <img src={src} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />
  </picture>
);
