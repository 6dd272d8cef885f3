import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import { useReducedMotion, whenSettled } from '#web/lib/browser-state.ts';

const MotionContext = createContext({ playing: true, toggle: () => undefined as void });

/** Pauses and resumes all motion on the page. Starts paused if the visitor prefers reduced motion. */
export function MotionProvider({ children }: { children: ReactNode }) {
  const reduced = useReducedMotion();
  const [chosen, choose] = useState<boolean>();
  const playing = chosen ?? !reduced;
  return <MotionContext value={{ playing, toggle: () => choose(!playing) }}>{children}</MotionContext>;
}

export const useMotion = () => useContext(MotionContext);

/** Whether more than half of an element has been in view for 200 ms. Nothing is observed before the page has settled. */
export function useInView(place: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const watch = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        timer = setTimeout(() => setInView(entry!.intersectionRatio > 0.5), 200);
      },
      { threshold: [0, 0.5, 0.75] },
    );
    const off = whenSettled(() => place.current && watch.observe(place.current));
    return () => {
      off();
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [place]);
  return inView;
}
