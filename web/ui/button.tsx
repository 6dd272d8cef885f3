import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './states/loading.tsx';

const VARIANTS = {
  primary: 'bg-tally text-on-tally hover:bg-tally-hover active:bg-tally-press',
  secondary: 'bg-ink text-paper hover:opacity-85',
  outline: 'text-ink edge hover:bg-sunk',
  ghost: 'text-ink hover:bg-sunk px-3!',
  soft: 'bg-sunk text-ink hover:bg-line',
  danger: 'bg-danger text-on-danger hover:opacity-90',
  glass: 'on-picture bg-glass text-on-video inset-ring inset-ring-glass-line hover:bg-sub',
  room: '[--focus:var(--on-video)] text-on-video inset-ring-[1.5px] inset-ring-on-video-track hover:bg-glass-line',
  video: 'on-picture bg-on-video text-on-tally hover:bg-on-video-2',
} as const;
const SIZES = {
  xs: 'h-[34px] px-[13px] text-xs',
  sm: 'h-10 px-4 text-sm',
  md: 'h-12 px-[22px] text-md',
  lg: 'h-[60px] px-[30px] text-lg',
} as const;

export interface ButtonVariant {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  full?: boolean;
}

/** The classes of a button, for links: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export const buttonClass = ({ variant = 'secondary', size = 'md', full = false }: ButtonVariant = {}) =>
  cx(
    'inline-flex items-center justify-center gap-[.5em] rounded-pill font-bold whitespace-nowrap select-none tap active:scale-[.98]',
    VARIANTS[variant],
    SIZES[size],
    variant === 'primary' && 'max-md:min-h-11',
    full && 'w-full',
  );

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariant {
  /** In progress: shows a spinner, ignores clicks, keeps focus. A button with this prop treats a double click as one. */
  pending?: boolean;
}

export function Button({ variant, size, full, pending, disabled, className, children, onClick, ...rest }: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || (pending !== undefined && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  const off = disabled && !pending ? 'bg-sunk! text-ink-3! shadow-none! pointer-events-none' : '';
  return (
    <button
      type="button"
      disabled={disabled}
      {...rest}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={onPress}
      className={cx(buttonClass({ variant, size, full }), off, pending && 'cursor-progress', className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
