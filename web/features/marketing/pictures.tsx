import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { Frame, FramePicture, type FrameProps } from '#web/ui/frame.tsx';

const DRAWN = { width: 360, height: 640 } as const;

/** Somebody of the cast in a frame. Decoration: nothing on it is read out. */
export const Shot = ({
  who,
  eager = false,
  children,
  ...frame
}: { who: string; eager?: boolean; children?: ReactNode } & Omit<FrameProps, 'picture'>) => (
  <Frame aria-hidden="true" picture={<FramePicture src={`/cast/${who}.svg`} alt="" eager={eager} />} {...frame}>
    {children}
  </Frame>
);

export interface CropProps {
  who: string;
  /** The left upper corner and the width of what is shown, in the units of the drawing: 360 x 640. */
  x: number;
  y: number;
  width: number;
  eager?: boolean;
  className?: string;
}

/** A hard crop: eyes, a mouth, a hand. As high as its box is. */
export const Crop = ({ who, x, y, width, eager = false, className }: CropProps) => (
  <div aria-hidden="true" className={cx('overflow-hidden', className)}>
    <img
      src={`/cast/${who}.svg`}
      alt=""
      {...DRAWN}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="h-auto max-w-none!"
      style={{
        width: `${(100 * DRAWN.width) / width}%`,
        transform: `translate(${(-100 * x) / DRAWN.width}%, ${(-100 * y) / DRAWN.height}%)`,
      }}
    />
  </div>
);

export const EYES = { x: 96, y: 205, width: 170 } as const;
export const MOUTH = { x: 118, y: 290, width: 125 } as const;
