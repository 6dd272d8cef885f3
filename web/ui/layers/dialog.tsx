import { useState } from 'react';
import { deferred } from '#web/lib/deferred.tsx';
import type { DialogProps } from './dialog-panel.tsx';
import { returnFocus } from './focus-return.ts';

const DialogPanel = deferred(async () => (await import('./dialog-panel.tsx')).DialogPanel);

/**
 * A modal dialog: centered below the toasts on desktop, a bottom sheet on phones. It traps focus and returns it on close. Focus
 * is tracked from the start; the rest loads later.
 */
export function Dialog(props: DialogProps) {
  const [isUsed, setIsUsed] = useState(props.open);
  if (props.open && !isUsed) setIsUsed(true);
  return isUsed && <DialogPanel {...props} returnFocus={returnFocus} />;
}
