import { Slot } from 'radix-ui';
import { openable } from '#web/lib/openable.tsx';
import type { MenuProps } from './opened-menu.tsx';

/** A dropdown of actions. */
export const Menu = openable<MenuProps>(
  async () => (await import('./opened-menu.tsx')).OpenedMenu,
  ({ trigger, opening }) => (
    <Slot.Root aria-haspopup="menu" aria-expanded={false} {...opening}>
      {trigger}
    </Slot.Root>
  ),
);
