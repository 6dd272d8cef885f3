import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export interface AccordionItem {
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** Index of the item that is open at first. */
  initial?: number;
  /** Heading level of the titles. */
  as?: 'h2' | 'h3' | 'h4';
  className?: string;
}

/**
 * Items separated by hairlines. They open and close independently, even before scripts run, and the browser's search
 * finds text in closed ones.
 */
export function Accordion({ items, initial, as: Heading = 'h3', className }: AccordionProps) {
  return (
    <div className={cx('border-b border-line', className)}>
      {items.map(({ title, content }, index) => (
        // An item that was opened before hydration stays open.
        <details key={index} open={index === initial} suppressHydrationWarning className="group border-t border-line">
          <summary className="flex w-full cursor-pointer list-none items-center justify-between gap-4 rounded-xs py-5 text-lg leading-snug font-bold hover:text-tally-ink [&::-webkit-details-marker]:hidden">
            <Heading>{title}</Heading>
            <Plus className="ic group-open:hidden" aria-hidden />
            <Minus className="ic hidden group-open:block" aria-hidden />
          </summary>
          <div className="max-w-[58ch] pr-11 pb-5 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
