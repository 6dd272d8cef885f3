import type { ReactNode } from 'react';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-line pt-3.5">
    <h3 className="d-5 mb-[18px]">{title}</h3>
    <div className="grid grid-cols-1 gap-3.5">{children}</div>
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2.5">{children}</div>
);
