import { type RefObject, useEffect, useRef } from 'react';

const STEP_PX = 40;
const LINE_PX = 16;
/** A flick keeps emitting events; a pause of this length ends it. */
const QUIET_MS = 160;
const LONGEST_MS = 900;

/** Moves by one person per wheel notch or trackpad flick. */
export function useWheelSteps(room: RefObject<HTMLElement | null>, go: (by: number) => void) {
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    let moved = 0;
    let steppedAt = -Infinity;
    let turnedAt = -Infinity;
    const onWheel = (event: WheelEvent) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (event.ctrlKey || isSideways || !room.current?.contains(event.target as Node)) return;
      event.preventDefault();
      const now = performance.now();
      const isNew = now - turnedAt > QUIET_MS;
      turnedAt = now;
      if (isNew || now - steppedAt > LONGEST_MS) {
        if (isNew) moved = 0;
      } else if (Math.abs(moved) >= STEP_PX) return;
      moved = (Math.abs(moved) >= STEP_PX ? 0 : moved) + event.deltaY * (event.deltaMode === 0 ? 1 : LINE_PX);
      if (Math.abs(moved) < STEP_PX) return;
      steppedAt = now;
      latest.current(Math.sign(moved));
    };
    // On window, because the reel's portal may mount a moment later.
    window.addEventListener('wheel', onWheel, { passive: false });
    return () => window.removeEventListener('wheel', onWheel);
  }, [room]);
}
