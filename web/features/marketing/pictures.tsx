import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { Frame, FramePicture, type FrameProps } from '#web/ui/frame.tsx';

const DRAWN = { width: 360, height: 640 } as const;

/** A portrait in a frame. Decorative, so hidden from assistive technology, and loaded after text and fonts. */
export const Shot = ({
  who,
  eager = false,
  children,
  ...frame
}: { who: string; eager?: boolean; children?: ReactNode } & Omit<FrameProps, 'picture'>) => (
  <Frame
    aria-hidden="true"
    picture={<FramePicture src={`/cast/${who}.svg`} alt="" eager={eager} fetchPriority="low" />}
    {...frame}
  >
    {children}
  </Frame>
);

export interface CropProps {
  who: string;
  /** Top left corner and width of the crop, in units of the drawing (360 x 640). */
  x: number;
  y: number;
  width: number;
  eager?: boolean;
  className?: string;
}

/** A tight crop of a portrait that fills the height of its box. */
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
