import { type SyntheticEvent, useEffect, useRef, useState } from 'react';

const REST_MS = 200;

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const hasPointer = () => window.matchMedia('(hover: hover)').matches;

/** Whether a card plays its preview: 200 ms after the pointer or the focus came to rest, or while centred where there is no pointer. */
export function usePreview() {
  const card = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isLive, setIsLive] = useState(false);
  const [played, setPlayed] = useState(0);

  const rest = () => {
    if (wantsStill()) return;
    timer.current = setTimeout(() => setIsLive(true), REST_MS);
  };
  const leave = () => {
    clearTimeout(timer.current);
    setIsLive(false);
    setPlayed(0);
  };

  useEffect(() => {
    if (hasPointer() || wantsStill() || !card.current) return;
    // A band in the middle of the screen: the card that crosses it plays.
    const watcher = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? rest() : leave()), {
      rootMargin: '-45% 0px -45% 0px',
    });
    watcher.observe(card.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    card,
    isLive,
    played,
    onTime: ({ currentTarget: { currentTime, duration } }: SyntheticEvent<HTMLVideoElement>) =>
      setPlayed(duration ? currentTime / duration : 0),
    handlers: { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave },
  };
}
