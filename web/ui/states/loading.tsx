import type { CSSProperties } from 'react';
import { cx } from '../class-names.ts';
import { Segments } from '../navigation/segments.tsx';

export const Spinner = ({ className = '' }: { className?: string }) => (
  <span className={`spinner ${className}`} aria-hidden="true" />
);

interface SkeletonProps {
  /** What is loading, if it isn't a box: rows with a picture, headings with text, or a chart. Each fills the placeholder. */
  shape?: 'rows' | 'text' | 'bars';
  className?: string;
  style?: CSSProperties;
}

/** A gray placeholder for loading content. */
export const Skeleton = ({ shape, className, style }: SkeletonProps) => (
  <span aria-hidden="true" className={cx('skeleton', className)} data-shape={shape} style={style} />
);

/** A placeholder for a portrait card. `bare` omits the part below the frame. */
export const CardSkeleton = ({ bare = false, crop = 'card' }: { bare?: boolean; crop?: 'card' | 'tall' }) => (
  <div aria-hidden="true">
    <div className="skeleton rounded-frame" style={{ aspectRatio: crop === 'card' ? '2 / 3' : '9 / 16' }}>
      <span className="absolute inset-x-4 bottom-5 grid gap-2">
        <i className="block h-[22px] w-[62%] rounded-xs bg-line" />
        <i className="block h-[13px] w-[84%] rounded-xs bg-line" />
      </span>
    </div>
    {!bare && (
      <div className="grid gap-3 pt-3.5">
        <Segments kind="score" value={0} off="sunk" height={12} />
        <span className="skeleton h-10 rounded-pill" />
      </div>
    )}
  </div>
);
