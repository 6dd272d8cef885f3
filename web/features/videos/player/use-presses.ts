import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { usePlayback } from './use-playback.ts';

const HOLD_MS = 350;
const DOUBLE_MS = 260;

/** Where a picture was tapped, in window coordinates. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Presses on the picture: a tap plays and pauses, a hold pauses until released, and a double tap calls back. Keyboard and
 * assistive technology have buttons for the same.
 */
export function usePresses(
  { toggle, play, pause }: Pick<ReturnType<typeof usePlayback>, 'toggle' | 'play' | 'pause'>,
  onDoubleTap?: (at: Point) => void,
) {
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tapped = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const isTouch = useRef(false);
  useEffect(
    () => () => {
      clearTimeout(holding.current);
      clearTimeout(tapped.current);
    },
    [],
  );
  const release = () => {
    clearTimeout(holding.current);
    if (isHeld.current) play();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      isHeld.current = false;
      isTouch.current = event.pointerType === 'touch';
      if (event.button !== 0) return;
      clearTimeout(holding.current);
      holding.current = setTimeout(() => {
        isHeld.current = pause();
      }, HOLD_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    // The finger starts to scroll.
    onPointerCancel: release,
    // A long press on a touch screen.
    onContextMenu: (event: MouseEvent) => isTouch.current && event.preventDefault(),
    onClick: ({ detail, clientX, clientY }: MouseEvent) => {
      if (isHeld.current) {
        isHeld.current = false;
        return;
      }
      // A click without a pointer.
      if (!onDoubleTap || detail === 0) return toggle();
      clearTimeout(tapped.current);
      if (tapped.current === undefined) {
        tapped.current = setTimeout(() => {
          tapped.current = undefined;
          toggle();
        }, DOUBLE_MS);
        return;
      }
      tapped.current = undefined;
      onDoubleTap({ x: clientX, y: clientY });
    },
  };
}
