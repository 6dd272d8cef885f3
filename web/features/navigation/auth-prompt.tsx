import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';

const AuthPromptDialog = lazy(() => import('./auth-prompt-dialog.tsx'));

export interface Asked {
  /** Where the visitor wanted to go, and goes after signing in or registering. */
  path?: string;
  /** Why the dialog opens. */
  text?: string;
}
const AuthPromptContext = createContext<(asked?: Asked) => void>(() => undefined);

/** Opens the dialog 'Sign in or Register'. */
export const useAuthPrompt = () => useContext(AuthPromptContext);

export function AuthPromptProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((next: Asked = {}) => {
    setAsked(next);
    setOpen(true);
  }, []);
  return (
    <AuthPromptContext value={ask}>
      {children}
      {asked && (
        <Suspense>
          <AuthPromptDialog {...asked} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </AuthPromptContext>
  );
}
