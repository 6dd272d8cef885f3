import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOpen } from '#web/lib/openable.tsx';
import { cx } from './class-names.ts';

export interface MenuProps {
  /** The trigger: an IconButton or Button. */
  trigger: ReactNode;
  items: { label: string; icon?: ReactNode; tone?: 'danger'; onSelect: () => void }[];
}

/** A menu that has been opened before; the trigger toggles it from then on. */
export const OpenedMenu = ({ trigger, items }: MenuProps) => (
  <Radix.Root {...useOpen()}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="panel enter-pop z-(--z-popover) min-w-56 rounded-md! p-1.5 text-ink shadow-2!"
      >
        {items.map(({ label, icon, tone, onSelect }) => (
          <Radix.Item
            key={label}
            onSelect={onSelect}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-sunk',
              tone === 'danger' && 'text-danger',
            )}
          >
            {icon}
            {label}
          </Radix.Item>
        ))}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
