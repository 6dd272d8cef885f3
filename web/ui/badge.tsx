import { useTranslation } from 'react-i18next';
import { cx } from './class-names.ts';

export interface BadgeProps {
  count: number;
  /** Read by screen readers in place of the number: "3 unread messages". */
  label?: string;
  tone?: 'tally' | 'ink';
  className?: string;
}

/** A count: "9+" above 9, nothing at 0. */
export function Badge({ count, label, tone = 'tally', className }: BadgeProps) {
  if (count <= 0) return null;
  const colours = tone === 'tally' ? 'bg-tally text-on-tally' : 'bg-ink text-paper';
  return (
    <span
      className={cx(
        'inline-grid h-[22px] min-w-[22px] place-items-center rounded-pill px-1.5 text-xs leading-none font-heavy tabular-nums',
        colours,
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > 9 ? '9+' : count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

const VARIANTS = {
  paper: 'bg-sunk text-ink-2 inset-ring inset-ring-line',
  onVideo: 'bg-glass text-on-video inset-ring inset-ring-glass-line',
  onFill: 'text-current inset-ring-[1.5px] inset-ring-current',
} as const;

interface KbdProps {
  /** The label on an English keyboard: "Esc", "Space". */
  children: string;
  onVideo?: boolean;
  variant?: keyof typeof VARIANTS;
}

/** A key cap. `onVideo` is for dark surfaces, `onFill` for filled buttons. */
export function Kbd({ children, onVideo = false, variant = onVideo ? 'onVideo' : 'paper' }: KbdProps) {
  const { t } = useTranslation('common');
  return (
    <kbd
      className={`inline-grid h-[26px] min-w-[26px] whitespace-nowrap place-items-center rounded-xs px-[7px] font-text text-xs font-bold ${VARIANTS[variant]}`}
    >
      {children === 'Space' ? t('ui.space') : children}
    </kbd>
  );
}
