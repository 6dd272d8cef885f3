import type { ReactNode } from 'react';

/** A key cap. `onVideo` stands in the dark room. */
export const Kbd = ({ children, onVideo = false }: { children: ReactNode; onVideo?: boolean }) => (
  <kbd
    className={`inline-grid h-[26px] min-w-[26px] place-items-center rounded-xs px-[7px] font-text text-xs font-bold ${onVideo ? 'bg-glass text-on-video inset-ring inset-ring-glass-line' : 'bg-sunk text-ink-2 inset-ring inset-ring-line'}`}
  >
    {children}
  </kbd>
);
