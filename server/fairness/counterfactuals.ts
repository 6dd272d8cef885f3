import type { Candidate } from './candidate.ts';
import { countsWithDemo, pointsOf, type Reading, saturate, sumsOf } from './score.ts';

const KEYS = { name: /^name:/, place: /^(?:place|nation):/ };

/**
 * Returns the largest change in points if only the candidate's name, or only their city and country, were swapped with another
 * candidate's; 0 when the job description mentions none.
 */
export function largestCounterfactuals(reading: Reading, candidate: Candidate, all: readonly Candidate[]) {
  const { met, whole } = sumsOf(reading, countsWithDemo(candidate));
  const largest = (part: 'name' | 'place') => {
    const asked = reading.words.filter((word) => KEYS[part].test(word.asked.key));
    if (asked.length === 0) return 0;
    const weights = new Map(asked.map((word) => [word.asked.key, word.weight]));
    const others = new Map(all.map((other) => [other[part].join(' '), other[part]]));
    const changes = [...others.values()].map((value) => {
      const own = countsWithDemo(candidate);
      const swapped = countsWithDemo({ ...candidate, [part]: value });
      const change = [...new Set([...candidate[part], ...value])].reduce(
        (sum, key) => sum + (weights.get(key) ?? 0) * (saturate(swapped(key)) - saturate(own(key))),
        0,
      );
      return Math.abs(pointsOf({ met: met + change, whole }) - pointsOf({ met, whole }));
    });
    return Math.round(Math.max(0, ...changes));
  };
  return { name: largest('name'), place: largest('place') };
}
