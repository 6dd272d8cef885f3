import { type RefObject, useEffect, useState } from 'react';
import { whenSettled } from '#web/lib/browser-state.ts';
import { FIRST, loadPeople, PEOPLE, type Person } from './people.ts';
import { POSE_MS } from './pose.ts';

export const REEL_SECONDS = 30;
const REEL_MS = REEL_SECONDS * 1000;
const MS_PER_PERSON = REEL_MS / PEOPLE.length;
/** The moment at which the reel starts, matching the prerendered page. */
const OPENING_MS = 12_000;

/** Who talks at a moment of the reel, and for how long since the cut. */
export function speakerAt(ms: number): { person: Person; sinceCutMs: number } {
  const sinceOpening = (ms - OPENING_MS + REEL_MS) % REEL_MS;
  return { person: PEOPLE[Math.floor(sinceOpening / MS_PER_PERSON)]!, sinceCutMs: sinceOpening % MS_PER_PERSON };
}

/** The drawings of the people. The first one is there at once, the others once the page has settled. */
export function useDrawings(): Partial<Record<Person, string>> {
  const [drawings, setDrawings] = useState<Partial<Record<Person, string>>>({ [FIRST.person]: FIRST.drawing });
  useEffect(() => whenSettled(() => void loadPeople().then(setDrawings)), []);
  return drawings;
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
      if (!seen || document.hidden) return;
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
