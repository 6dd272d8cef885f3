import type { ReactNode } from 'react';

/** A part of the profile: its name left, its fields right, a hairline above. */
export const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-6 border-t border-line pt-8 md:grid-cols-[minmax(0,260px)_minmax(0,1fr)] md:gap-10">
    <div>
      <h2 className="d-3">{title}</h2>
      {text && <p className="mt-2 text-sm text-ink-2">{text}</p>}
    </div>
    <div className="flex min-w-0 flex-col gap-5">{children}</div>
  </section>
);
