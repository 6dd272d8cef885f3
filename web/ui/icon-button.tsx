import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

const VARIANTS = {
  plain: 'hover:bg-sunk',
  soft: 'bg-sunk hover:bg-line',
  glass: 'on-picture bg-glass text-on-video inset-ring inset-ring-glass-line hover:bg-sub',
  video: 'on-picture bg-on-video text-on-tally hover:bg-on-video-2',
} as const;
const SIZES = { sm: 'size-9', md: 'size-11', lg: 'size-14 text-lg' } as const;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Makes it a toggle; its icon is filled while on. */
  on?: boolean;
}

/** A round button with an icon; the label is for screen readers, and shows on hover. */
export function IconButton({ label, variant = 'plain', size = 'md', on, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      className={cx(
        'inline-grid place-items-center rounded-pill tap active:scale-95 disabled:text-ink-3 disabled:opacity-60',
        VARIANTS[variant],
        SIZES[size],
        on && '[&_svg]:fill-current',
        className,
      )}
      {...rest}
    />
  );
}
