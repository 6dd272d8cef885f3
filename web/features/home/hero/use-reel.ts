import { type RefObject, useEffect, useState } from 'react';
import { whenSettled } from '#web/lib/browser-state.ts';
import { FIRST, loadPeople, PEOPLE, type Person } from './people.ts';

export const REEL_SECONDS = 30;
const SECONDS_PER_PERSON = REEL_SECONDS / PEOPLE.length;
/** The second at which the loop starts, matching the prerendered page. */
const OPENING = 12;
const FRAME_MS = 1000 / 12;

interface Reel {
  second: number;
  person: Person;
  drawings: Partial<Record<Person, string>>;
}

/**
 * Loops through thirty seconds with three people while `playing` and in view. Starts once the page has settled.
 * `onFrame` gets the milliseconds since the cut to this person.
 */
export function useReel(
  place: RefObject<HTMLElement | null>,
  playing: boolean,
  onFrame: (sinceCutMs: number) => void,
): Reel {
  const [second, setSecond] = useState(OPENING);
  const [drawings, setDrawings] = useState<Reel['drawings']>({ [FIRST.person]: FIRST.drawing });
  const [ready, setReady] = useState(false);
  useEffect(() => whenSettled(() => void loadPeople().then((all) => (setDrawings(all), setReady(true)))), []);

  useEffect(() => {
    if (!playing || !ready || !place.current) return;
    let seen = true;
    const watch = new IntersectionObserver(([entry]) => (seen = entry!.isIntersecting));
    watch.observe(place.current);
    let ms = second * 1000;
    const timer = setInterval(() => {
      if (!seen || document.hidden) return;
      ms = (ms + FRAME_MS) % (REEL_SECONDS * 1000);
      setSecond(Math.floor(ms / 1000));
      onFrame((ms + (REEL_SECONDS - OPENING) * 1000) % (SECONDS_PER_PERSON * 1000));
    }, FRAME_MS);
    return () => {
      clearInterval(timer);
      watch.disconnect();
    };
    // `second` is only the starting point: as a dependency it would restart the timer every second.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [playing, ready, place, onFrame]);

  const turn = Math.floor(((second - OPENING + REEL_SECONDS) % REEL_SECONDS) / SECONDS_PER_PERSON);
  return { second, person: PEOPLE[turn]!, drawings };
}
