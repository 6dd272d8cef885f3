import type { ReactNode } from 'react';

const VARIANTS = {
  paper: 'bg-sunk text-ink-2 inset-ring inset-ring-line',
  onVideo: 'bg-glass text-on-video inset-ring inset-ring-glass-line',
  onFill: 'text-current inset-ring-[1.5px] inset-ring-current',
} as const;

interface KbdProps {
  children: ReactNode;
  onVideo?: boolean;
  variant?: keyof typeof VARIANTS;
}

/** A key cap. `onVideo` is for dark surfaces, `onFill` for filled buttons. */
export const Kbd = ({ children, onVideo = false, variant = onVideo ? 'onVideo' : 'paper' }: KbdProps) => (
  <kbd
    className={`inline-grid h-[26px] min-w-[26px] place-items-center rounded-xs px-[7px] font-text text-xs font-bold ${VARIANTS[variant]}`}
  >
    {children}
  </kbd>
);
