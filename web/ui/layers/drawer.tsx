import { useState } from 'react';
import { deferred } from '#web/lib/deferred.tsx';
import type { DrawerProps } from './drawer-panel.tsx';
import { returnFocus } from './focus-return.ts';

const DrawerPanel = deferred(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

/** A side panel on desktop, a bottom sheet on phones. Its content scrolls. */
export function Drawer(props: DrawerProps) {
  const [isUsed, setIsUsed] = useState(props.open);
  if (props.open && !isUsed) setIsUsed(true);
  return isUsed && <DrawerPanel {...props} returnFocus={returnFocus} />;
}
