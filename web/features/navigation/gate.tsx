import { createContext, lazy, Suspense, useContext, useState, type ReactNode } from 'react';

const GateDialog = lazy(() => import('./gate-dialog.tsx'));
const GateContext = createContext<() => void>(() => undefined);

/** Opens the dialog 'Sign in or Register'. */
export const useGate = () => useContext(GateContext);

export function GateProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <GateContext value={ask}>
      {children}
      {wanted && (
        <Suspense>
          <GateDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </GateContext>
  );
}
