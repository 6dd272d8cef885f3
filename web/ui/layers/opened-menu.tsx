import { DropdownMenu as Radix } from 'radix-ui';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { useOpen } from '#web/lib/openable.tsx';
import { cx } from '../class-names.ts';

export interface MenuProps {
  /** The trigger: an IconButton or Button. */
  trigger: ReactNode;
  items: { label: string; icon?: ReactNode; tone?: 'danger'; onSelect: () => void }[];
}

/** A menu that has been opened before; the trigger toggles it from then on. */
export function OpenedMenu({ trigger, items }: MenuProps) {
  const [isByKey, setIsByKey] = useState(() => document.activeElement?.matches(':focus-visible'));
  // Radix marks the first item after a key, but the key that opened this menu first came before Radix was there.
  const markFirst = ({ target, currentTarget }: FocusEvent) => {
    if (isByKey && target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=menuitem]')!.focus();
    setIsByKey(false);
  };
  return (
    <Radix.Root {...useOpen()}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onFocus={markFirst}
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
}
