import { type RefObject, useEffect, useState } from 'react';
import { isPressing, whenSettled } from '#web/lib/browser-state.ts';
import { FIRST, PEOPLE, type Person, POSE_MS, type Speech } from './people.ts';
import type { strikePose } from './pose.ts';

export const REEL_SECONDS = 30;
const REEL_MS = REEL_SECONDS * 1000;
const MS_PER_PERSON = REEL_MS / PEOPLE.length;
/** The moment at which the reel starts, matching the prerendered page. */
const OPENING_MS = 12_000;

/** Who talks at a moment of the reel, and for how long since the cut. */
export function speakerAt(ms: number): Omit<Speech, 'lines'> {
  const sinceOpening = (ms - OPENING_MS + REEL_MS) % REEL_MS;
  return { person: PEOPLE[Math.floor(sinceOpening / MS_PER_PERSON)]!, sinceCutMs: sinceOpening % MS_PER_PERSON };
}

/** Everyone's drawing, and what moves them. */
interface Cast {
  drawings: Partial<Record<Person, string>>;
  strikePose?: typeof strikePose;
}

async function loadCast(): Promise<Cast> {
  const [kwame, ingrid, poses] = await Promise.all([
    import('./kwame.svg?raw'),
    import('./ingrid.svg?raw'),
    import('./pose.ts'),
  ]);
  return {
    drawings: { [FIRST.person]: FIRST.drawing, kwame: kwame.default, ingrid: ingrid.default },
    strikePose: poses.strikePose,
  };
}

/** The first person is there at once, the others once the page has settled. */
export function useCast(): Cast {
  const [cast, setCast] = useState<Cast>({ drawings: { [FIRST.person]: FIRST.drawing } });
  useEffect(() => whenSettled(() => void loadCast().then(setCast)), []);
  return cast;
}

/**
 * Loops through the reel while it is running and in view.
 * @param onPose gets the moment of the reel in milliseconds
 * @returns the second of the reel
 */
export function useReelClock(
  place: RefObject<HTMLElement | null>,
  isRunning: boolean,
  onPose: (ms: number) => void,
): number {
  const [second, setSecond] = useState(OPENING_MS / 1000);
  useEffect(() => {
    if (!isRunning || !place.current) return;
    let seen = true;
    const watch = new IntersectionObserver(([entry]) => (seen = entry!.isIntersecting));
    watch.observe(place.current);
    let ms = second * 1000;
    const timer = setInterval(() => {
      // Nobody moves while a press is being answered.
      if (!seen || document.hidden || isPressing()) return;
      ms = (ms + POSE_MS) % REEL_MS;
      setSecond(Math.floor(ms / 1000));
      onPose(ms);
    }, POSE_MS);
    return () => {
      clearInterval(timer);
      watch.disconnect();
    };
    // `second` is only the starting point: as a dependency it would restart the timer every second.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRunning, place, onPose]);
  return second;
}
