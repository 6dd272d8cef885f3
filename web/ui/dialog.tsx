import { type ReactNode, useState } from 'react';
import { deferred } from '#web/lib/deferred.tsx';
import { returnFocus } from './focus-return.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  text?: ReactNode;
  children?: ReactNode;
  /** A Frame in the left half; hidden on phones. */
  picture?: ReactNode;
  /** Pixels on desktop; by default 480, with a picture 840. */
  width?: number;
  /** Escape, the backdrop and the close button don't close it. */
  locked?: boolean;
}

const DialogPanel = deferred(async () => (await import('./dialog-panel.tsx')).DialogPanel);

/**
 * A modal dialog: centred below the toasts on desktop, a bottom sheet on phones. It traps focus and returns it on close. What had the
 * focus is noted from the start; the rest loads later.
 */
export function Dialog(props: DialogProps) {
  const [isUsed, setIsUsed] = useState(props.open);
  if (props.open && !isUsed) setIsUsed(true);
  return isUsed && <DialogPanel {...props} returnFocus={returnFocus} />;
}
