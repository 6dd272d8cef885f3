import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Frame, FramePicture } from '../frame.tsx';

export interface StateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Without the surrounding panel. */
  bare?: boolean;
  /** The picture above the text, at any width. */
  isStacked?: boolean;
  as?: 'h1' | 'h2' | 'h3';
  className?: string;
}

export function StatePanel({
  title,
  text,
  action,
  bare = false,
  isStacked = false,
  as: Heading = 'h2',
  className,
  picture,
  live,
}: StateProps & { picture: ReactNode; live?: 'status' | 'alert' }) {
  return (
    <div
      role={live}
      className={cx(
        isStacked
          ? 'flex flex-col items-start gap-4'
          : 'flex flex-wrap items-center gap-9 p-[34px] max-md:gap-[22px] max-md:p-6',
        !bare && 'panel',
        className,
      )}
    >
      <div className="w-[104px] flex-none md:w-[150px]">{picture}</div>
      <div className={cx('flex min-w-0 flex-col items-start gap-3.5', !isStacked && 'grow basis-56')}>
        <Heading className="d-3">{title}</Heading>
        {text && <p className="text-lg text-ink-2">{text}</p>}
        {action}
      </div>
    </div>
  );
}

interface Drawn {
  /** An image from web/public/cast/states, used nowhere else. */
  drawing: string;
}

const Drawing = ({ drawing, className }: Drawn & { className?: string }) => (
  <Frame
    aria-hidden
    className={className ?? ''}
    picture={<FramePicture src={`/cast/states/${drawing}.svg`} alt="" eager />}
  />
);

/** An empty list, or a page that is gone: its own drawing, a sentence, and what to do next. */
export const EmptyState = ({ drawing, ...rest }: StateProps & Drawn) => (
  <StatePanel {...rest} picture={<Drawing drawing={drawing} />} />
);

/** An empty list inside a dialog or a column: a small drawing and a sentence. */
export const EmptyNote = ({ drawing, children, className }: Drawn & { children: ReactNode; className?: string }) => (
  <div className={cx('flex items-center gap-5 rounded-md border border-line p-5', className)}>
    <Drawing drawing={drawing} className="w-14 flex-none rounded-[14px]!" />
    <p className="text-ink-2">{children}</p>
  </div>
);
