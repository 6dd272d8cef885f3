import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Silhouette } from './frame.tsx';

export interface StateProps {
  title: ReactNode;
  text?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  /** Without the surrounding panel. */
  bare?: boolean;
  as?: 'h1' | 'h2' | 'h3';
  className?: string;
}

export function StatePanel({
  title,
  text,
  action,
  bare = false,
  as: Heading = 'h2',
  className,
  picture,
  live,
}: StateProps & { picture: ReactNode; live?: 'status' | 'alert' }) {
  return (
    <div
      role={live}
      className={cx(
        'flex items-center gap-9 p-[34px] max-md:flex-col max-md:items-start max-md:gap-[22px] max-md:p-6',
        !bare && 'panel',
        className,
      )}
    >
      <div className="w-[104px] flex-none md:w-[150px]">{picture}</div>
      <div className="flex min-w-0 flex-col items-start gap-3.5">
        <Heading className="d-3">{title}</Heading>
        {text && <p className="text-lg text-ink-2">{text}</p>}
        {action}
      </div>
    </div>
  );
}

/** An empty list: a silhouette, a sentence, and what to do next. */
export const EmptyState = (props: StateProps) => <StatePanel {...props} picture={<Silhouette />} />;
