import type { Candidate } from './candidate.ts';
import { countsWithDemo, pointsOf, type Reading, saturate, sumsOf } from './score.ts';

const KEYS = { name: /^name:/, place: /^(?:place|nation):/ };

/**
 * What would another name, and what would another city and country have changed? Everything else stays. The most points that one
 * of the others' gives or takes; 0 where the job description rewards none.
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
