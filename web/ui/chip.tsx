import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './class-names.ts';

export interface ChipProps {
  children: ReactNode;
  /** Shown as an active filter. */
  on?: boolean;
  count?: number;
  /** Makes the chip a toggle. */
  onPress?: () => void;
  /** Shows a remove button, which screen readers announce with `name`. */
  onRemove?: () => void;
  name?: string;
  variant?: 'paper' | 'soft';
  className?: string;
}

/** A short label that can be toggled or removed. */
export function Chip({
  children,
  on = false,
  count,
  onPress,
  onRemove,
  name,
  variant = 'paper',
  className,
}: ChipProps) {
  const { t } = useTranslation('common');
  const frameClass = cx(
    'inline-flex h-9 max-w-full items-center gap-1.5 rounded-pill px-3.5 text-sm font-medium whitespace-nowrap',
    on ? 'bg-ink text-paper' : variant === 'soft' ? 'bg-sunk' : 'edge-soft bg-surface',
    className,
  );
  const label = (
    <>
      {typeof children === 'string' ? <span className="truncate">{children}</span> : children}
      {count !== undefined && <span className={cx('tabular-nums', on ? 'opacity-75' : 'text-ink-3')}>{count}</span>}
    </>
  );
  if (onPress && !onRemove)
    return (
      <button
        type="button"
        aria-pressed={on}
        onClick={onPress}
        className={cx(frameClass, 'tap', !on && 'hover:bg-sunk')}
      >
        {label}
      </button>
    );
  return (
    <span className={cx(frameClass, onRemove && 'pr-1.5!')}>
      {label}
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('ui.remove', { name: name ?? (typeof children === 'string' ? children : '') })}
          className="grid size-6 shrink-0 place-items-center rounded-pill tap hover:bg-line"
        >
          <X className="size-[15px]" aria-hidden />
        </button>
      )}
    </span>
  );
}
