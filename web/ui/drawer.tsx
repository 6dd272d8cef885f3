import { type ReactNode, useState } from 'react';
import { deferred } from '#web/lib/deferred.tsx';
import { returnFocus } from './focus-return.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Fixed below the scrolling content: "Show 112 results". */
  foot?: ReactNode;
}

const DrawerPanel = deferred(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

/** A side panel on desktop, a bottom sheet on phones. Its content scrolls. */
export function Drawer(props: DrawerProps) {
  const [isUsed, setIsUsed] = useState(props.open);
  if (props.open && !isUsed) setIsUsed(true);
  return isUsed && <DrawerPanel {...props} returnFocus={returnFocus} />;
}
