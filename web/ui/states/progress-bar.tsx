import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentText } from '#web/i18n/number-texts.ts';
import { Segments, type SegmentsProps } from '../navigation/segments.tsx';

export interface ProgressBarProps {
  /** 0 to 1. */
  value: number;
  /** Describes the work: "Uploading, 38 of 64 MB". */
  label: string;
  /** At the end of the line, such as "Step 3 of 5"; the percentage by default. */
  note?: ReactNode;
  steps?: number;
  kind?: 'progress' | 'time';
  on?: SegmentsProps['on'];
  off?: SegmentsProps['off'];
  className?: string;
}

/** A progress bar with a label. */
export function ProgressBar({
  value,
  label,
  note,
  steps = 10,
  kind = 'progress',
  on = 'tally',
  off = 'line',
  className,
}: ProgressBarProps) {
  const { i18n } = useTranslation();
  const share = Math.min(1, Math.max(0, value));
  const end = note ?? percentText(share, i18n.language);
  return (
    <div className={className}>
      <progress
        className="sr-only"
        max={100}
        value={Math.round(share * 100)}
        aria-label={label}
        aria-valuetext={typeof end === 'string' ? end : percentText(share, i18n.language)}
      />
      <p aria-hidden="true" className="flex items-center justify-between gap-4 text-sm font-bold">
        <span>{label}</span>
        <span className="tabular-nums">{end}</span>
      </p>
      <Segments
        kind={kind}
        value={value}
        count={kind === 'time' ? Math.max(steps, 30) : steps}
        on={on}
        off={off}
        {...(kind === 'time' ? { mark: 3 } : {})}
        className="mt-2"
      />
    </div>
  );
}
