import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';

const GateDialog = lazy(() => import('./gate-dialog.tsx'));

export interface Asked {
  /** Where the visitor wanted to go, and goes after signing in or registering. */
  path?: string;
  /** Why the dialog opens. */
  text?: string;
}
const GateContext = createContext<(asked?: Asked) => void>(() => undefined);

/** Opens the dialog 'Sign in or Register'. */
export const useGate = () => useContext(GateContext);

export function GateProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((next: Asked = {}) => {
    setAsked(next);
    setOpen(true);
  }, []);
  return (
    <GateContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <GateDialog {...asked} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </GateContext>
  );
}
