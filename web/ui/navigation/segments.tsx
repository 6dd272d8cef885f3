import type { CSSProperties } from 'react';
import { cx } from '../class-names.ts';

const COLOURS = {
  current: 'currentColor',
  ink: 'var(--ink)',
  tally: 'var(--tally)',
  ok: 'var(--ok)',
  onVideo: 'var(--on-video)',
  onTally: 'var(--on-tally)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  sunk: 'var(--sunk)',
  onVideoTrack: 'var(--on-video-track)',
  coverTrack: 'var(--cover-track)',
} as const;

export interface SegmentsProps {
  /** 0 to 1. */
  value: number;
  /** Number of segments. */
  count?: number;
  /** 'time': thin lines; 'progress': blocks; 'score': ten small blocks. */
  kind?: 'time' | 'progress' | 'score';
  on?: keyof typeof COLOURS;
  off?: keyof typeof COLOURS;
  /** In pixels. */
  height?: number;
  /** Width of a line in pixels, for 'time'. */
  mark?: number;
  className?: string;
}

/** A segmented bar for time, progress and scores. Hidden from screen readers: put the value in text beside it. */
export function Segments({ value, count, kind = 'time', on, off, height, mark, className }: SegmentsProps) {
  const vars: Record<string, string | number | undefined> = {
    '--v': `${Math.min(1, Math.max(0, value)) * 100}%`,
    '--n': count ?? (kind === 'time' ? 30 : 10),
    '--on': on && COLOURS[on],
    '--off': off && COLOURS[off],
    '--w': mark === undefined ? undefined : `${mark}px`,
    height,
  };
  const style = Object.fromEntries(Object.entries(vars).filter(([, set]) => set !== undefined)) as CSSProperties;
  return <i aria-hidden="true" className={cx('segments', className)} data-kind={kind} style={style} />;
}
