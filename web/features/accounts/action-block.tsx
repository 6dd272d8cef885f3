import type { ReactNode } from 'react';
import { useHashTarget } from '#web/lib/hash-target.ts';

interface ActionBlockProps {
  /** Anchor for links to this section. */
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** One section of the account actions. */
export function ActionBlock({ id = '', title, text, children }: ActionBlockProps) {
  useHashTarget(id, id !== '');
  return (
    <div
      id={id || undefined}
      className="flex scroll-mt-24 flex-col gap-4 border-line py-8 first:pt-0 last:pb-0 not-first:border-t"
    >
      <div>
        <h3 className="text-lg font-bold">{title}</h3>
        {text && <p className="mt-1 max-w-[62ch] text-ink-2">{text}</p>}
      </div>
      {children}
    </div>
  );
}
