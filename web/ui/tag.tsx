import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

const TONES = {
  plain: 'bg-sunk text-ink',
  ok: 'bg-ok-wash text-ok',
  warn: 'bg-warn-wash text-warn',
  danger: 'bg-danger-wash text-danger',
  tally: 'bg-tally text-on-tally',
  wash: 'bg-tally-wash text-tally-ink',
  video: 'bg-on-video text-on-tally',
  glass: 'bg-glass text-on-video',
} as const;

export interface TagProps {
  tone?: keyof typeof TONES;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A status label. `video` and `glass` are for use on pictures. */
export const Tag = ({ tone = 'plain', icon, children, className }: TagProps) => (
  <span
    className={cx(
      'inline-flex h-[26px] items-center gap-[5px] rounded-pill px-2.5 text-xs font-bold whitespace-nowrap [&_svg]:size-[13px]',
      TONES[tone],
      className,
    )}
  >
    {icon}
    {children}
  </span>
);
