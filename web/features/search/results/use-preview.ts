import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { joinPreviews, passTurn } from './centred-preview.ts';

const REST_MS = 200;

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const hasPointer = () => window.matchMedia('(hover: hover)').matches;

/** Whether a card plays its preview: 200 ms after hover or focus, or on touch screens while it is centered. */
export function usePreview() {
  const card = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isLive, setIsLive] = useState(false);

  const rest = () => {
    if (wantsStill() || !hasPointer()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsLive(true), REST_MS);
  };
  const leave = () => {
    if (!hasPointer()) return;
    clearTimeout(timer.current);
    setIsLive(false);
  };

  useEffect(() => {
    if (hasPointer() || wantsStill() || !card.current) return;
    return joinPreviews({ element: card.current, play: setIsLive });
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    card,
    video,
    isLive,
    onEnded({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
      if (hasPointer() || !passTurn(card.current)) void currentTarget.play().catch(() => undefined);
    },
    handlers: { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave },
  };
}
