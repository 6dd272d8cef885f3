import { Minus, Plus } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface AccordionItem {
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** Index of the item that begins open. */
  initial?: number;
  /** Level of the titles. */
  as?: 'h2' | 'h3' | 'h4';
  className?: string;
}

/** Questions on hairlines. Each opens and closes by itself; what is closed is still found by the browser's search. */
export function Accordion({ items, initial, as: Heading = 'h3', className }: AccordionProps) {
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(initial === undefined ? [] : [initial]));
  const toggle = (index: number) =>
    setOpen((now) =>
      now.has(index) ? new Set([...now].filter((other) => other !== index)) : new Set([...now, index]),
    );
  return (
    <div className={cx('border-b border-line', className)}>
      {items.map(({ title, content }, index) => {
        const isOpen = open.has(index);
        const Icon = isOpen ? Minus : Plus;
        return (
          <div key={index} className="border-t border-line">
            <Heading>
              <button
                type="button"
                id={`${id}-${index}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}-panel`}
                onClick={() => toggle(index)}
                className="group flex w-full items-center justify-between gap-4 rounded-xs py-5 text-start text-lg leading-snug font-bold hover:text-tally-ink"
              >
                {title}
                <Icon className="ic" aria-hidden />
              </button>
            </Heading>
            <div id={`${id}-${index}-panel`} hidden={!isOpen} className="max-w-[58ch] pr-11 pb-5 text-ink-2">
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
