import { createContext, type ReactNode, useContext, useState } from 'react';
import { useReducedMotion } from '#web/lib/browser-state.ts';

const MotionContext = createContext({ playing: true, toggle: () => undefined as void });

/** Pauses and resumes all motion on the page. Starts paused if the visitor prefers reduced motion. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const reduced = useReducedMotion();
  const [chosen, choose] = useState<boolean>();
  const playing = chosen ?? !reduced;
  return <MotionContext value={{ playing, toggle: () => choose(!playing) }}>{children}</MotionContext>;
}

export const useMotion = () => useContext(MotionContext);
