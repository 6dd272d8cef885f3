import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { isTyping } from '#web/lib/is-typing.ts';

const Palette = lazy(() => import('./palette.tsx'));
const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

export type Overlay = 'palette' | 'keys';
const OverlaysContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** Returns a function that opens the command palette or the list of keys. */
export const useOverlays = () => useContext(OverlaysContext);

/** The command palette (Ctrl or Cmd+K) and the list of shortcuts (?) on every page. Their code loads when they first open. */
export function OverlaysProvider({ user, children }: { user: SessionUser | null; children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOverlay((open) => (open === 'palette' ? null : 'palette'));
      } else if (event.key === '?' && !isTyping(event)) setOverlay('keys');
    };
    window.addEventListener('keydown', onKey);
    window.dispatchEvent(new Event('shortcutsready'));
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setOverlay(null);
  return (
    <OverlaysContext value={setOverlay}>
      {children}
      <Suspense>
        {overlay === 'palette' && <Palette user={user} onClose={close} onKeys={() => setOverlay('keys')} />}
        {overlay === 'keys' && <KeysDialog user={user} onClose={close} />}
      </Suspense>
    </OverlaysContext>
  );
}
