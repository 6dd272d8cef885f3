import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { openable } from '#web/lib/openable.tsx';

export interface MenuProps {
  /** The trigger: an IconButton or Button. */
  trigger: ReactNode;
  items: { label: string; icon?: ReactNode; tone?: 'danger'; onSelect: () => void }[];
}

/** A dropdown of actions. */
export const Menu = openable<MenuProps>(
  async () => (await import('./opened-menu.tsx')).OpenedMenu,
  ({ trigger, opening }) => (
    <Slot.Root aria-haspopup="menu" aria-expanded={false} {...opening}>
      {trigger}
    </Slot.Root>
  ),
);
