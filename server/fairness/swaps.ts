import type { Candidate } from './candidate.ts';
import { countsWithDemo, type Reading, wordPoints } from './score.ts';

const KEYS = { name: /^name:/, place: /^(?:place|nation):/ };

/**
 * What would another name, and what would another city and country have changed? Everything else stays. The most points that one
 * of the others' gives or takes; 0 where the advert rewards none.
 */
export function largestSwaps(reading: Reading, candidate: Candidate, all: readonly Candidate[]) {
  const own = wordPoints(reading, countsWithDemo(candidate));
  const largest = (part: 'name' | 'place') => {
    if (!reading.words.some(({ asked }) => KEYS[part].test(asked.key))) return 0;
    const others = new Map(all.map((other) => [other[part].join(' '), other[part]]));
    const changes = [...others.values()].map((value) =>
      Math.abs(wordPoints(reading, countsWithDemo({ ...candidate, [part]: value })) - own),
    );
    return Math.round(Math.max(0, ...changes));
  };
  return { name: largest('name'), place: largest('place') };
}
