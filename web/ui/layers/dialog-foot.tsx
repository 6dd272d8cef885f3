import type { ReactNode } from 'react';

/** The actions at the end of a dialog's content, in view while the rest scrolls. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div
    data-foot
    className="sticky bottom-0 z-(--z-front) -mx-6 -mb-[calc(1.5rem+env(safe-area-inset-bottom))] flex gap-3 bg-surface px-6 pt-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))] md:-mx-8 md:-mb-8 md:px-8 md:pb-8 short:static"
  >
    {children}
  </div>
);
