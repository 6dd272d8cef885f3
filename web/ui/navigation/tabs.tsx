import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { useTabStrip } from './tab-strip.ts';

export interface Tab {
  value: string;
  label: ReactNode;
  /** The panel's content; omit it when the page renders it. */
  content?: ReactNode;
}

export interface TabsProps {
  tabs: Tab[];
  value: string;
  onChange: (value: string) => void;
  /** Names the list for assistive technology. */
  label: string;
  className?: string;
  children?: ReactNode;
}

/** The open tab is scrolled into view, and the list fades out where it continues. Children appear below the list for every tab. */
export function Tabs({ tabs, value, onChange, label, className, children }: TabsProps) {
  const strip = useTabStrip<HTMLDivElement>(value);
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      <Radix.List
        ref={strip.list}
        aria-label={label}
        className={cx(strip.className, '-mx-2 gap-2', tabs.length > 3 && 'max-md:gap-0 max-md:text-sm')}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'relative min-h-11 rounded-sm px-2 py-2.5 font-semi whitespace-nowrap text-ink-2 outline-offset-[-3px]! hover:text-ink data-[state=active]:text-ink',
              "data-[state=active]:after:absolute data-[state=active]:after:inset-x-2 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-pill data-[state=active]:after:bg-tally data-[state=active]:after:content-['']",
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value: of, content }) =>
        content ? (
          <Radix.Content key={of} value={of} className="rounded-xs pt-6">
            {content}
          </Radix.Content>
        ) : (
          // `aria-controls` needs a panel, even when the page renders the content.
          <Radix.Content key={of} value={of} tabIndex={-1} />
        ),
      )}
      {children}
    </Radix.Root>
  );
}
