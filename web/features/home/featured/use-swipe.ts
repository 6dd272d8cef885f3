import { useRef, type PointerEvent } from 'react';

const A_STEP_PX = 48;

/** Horizontal drags move the rail (`--drag`) and step on release. */
export function useSwipe(step: (by: number) => void) {
  const from = useRef<number | null>(null);
  const moved = useRef(false);
  const drag = (event: PointerEvent<HTMLElement>, px: number) =>
    event.currentTarget.style.setProperty('--drag', `${px}px`);
  return {
    /** Whether the last press was a drag, whose click must be ignored. */
    wasDrag: () => moved.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        from.current = event.clientX;
        moved.current = false;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current === null) return;
        const px = event.clientX - from.current;
        if (Math.abs(px) > 8 && !moved.current) {
          moved.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        if (moved.current) drag(event, px);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (from.current === null) return;
        const px = event.clientX - from.current;
        from.current = null;
        drag(event, 0);
        if (Math.abs(px) > A_STEP_PX) step(-Math.sign(px) * Math.max(1, Math.round(Math.abs(px) / 320)));
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        from.current = null;
        drag(event, 0);
      },
    },
  };
}
