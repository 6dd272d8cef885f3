import { Command } from 'cmdk';
import type { ReactNode } from 'react';

const HEADING = '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1';
const SMALL = '[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-bold [&_[cmdk-group-heading]]:text-ink-3';

/** Entries of the command palette under a heading. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Command.Group heading={title} className={`${HEADING} ${SMALL}`}>
    {children}
  </Command.Group>
);

interface ItemProps {
  /** Identifies the item, and is the text to match, if it differs from the label. */
  value?: string;
  /** Other words to match. */
  words?: string;
  onSelect: () => void;
  children: ReactNode;
}

export const Item = ({ value, words, onSelect, children }: ItemProps) => (
  <Command.Item
    {...(value ? { value } : {})}
    {...(words ? { keywords: [words] } : {})}
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 data-[selected=true]:bg-sunk"
  >
    {children}
  </Command.Item>
);
