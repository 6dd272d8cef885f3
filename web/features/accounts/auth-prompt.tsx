import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import type { AuthPrompt } from './auth-prompt-dialog.tsx';

const AuthPromptDialog = lazy(() => import('./auth-prompt-dialog.tsx'));

const AuthPromptContext = createContext<(prompt?: AuthPrompt) => void>(() => undefined);

/** Returns a function that opens the dialog "Sign in or Register". */
export const useAuthPrompt = () => useContext(AuthPromptContext);

export function AuthPromptProvider({ children }: { children: ReactNode }) {
  const [prompt, setPrompt] = useState<AuthPrompt | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((next: AuthPrompt = {}) => {
    setPrompt(next);
    setOpen(true);
  }, []);
  return (
    <AuthPromptContext value={ask}>
      {children}
      {prompt && (
        <Suspense>
          <AuthPromptDialog {...prompt} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </AuthPromptContext>
  );
}
