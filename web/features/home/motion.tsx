import { createContext, type ReactNode, useContext, useState } from 'react';
import { useReducedMotion } from '#web/lib/browser-state.ts';

const MotionContext = createContext({ playing: true, toggle: () => undefined as void });

/** One pause button for all that moves by itself on the page. Reduced motion begins paused. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const reduced = useReducedMotion();
  const [chosen, choose] = useState<boolean>();
  const playing = chosen ?? !reduced;
  return <MotionContext value={{ playing, toggle: () => choose(!playing) }}>{children}</MotionContext>;
}

export const useMotion = () => useContext(MotionContext);
