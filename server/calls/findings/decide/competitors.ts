import type { Attendee } from '../../reading/transcript.ts';
import type { Model } from './model.ts';
import { cluesOf, type ScoredMention } from './name-clues.ts';
import { namesIn, ownNames, type Mention } from './name-mentions.ts';
import { scoreOf } from './name-score.ts';
import { isCompared, isJoined } from './name-relations.ts';
import type { Reading } from './reading.ts';

/** Under this score a name is no alternative to the offer, whatever else speaks for it. */
const HOPELESS = -2;
/** The log-odds from which on a name is an alternative. */
const ENOUGH = 0;
/** The log-odds of a name that the offer is measured against, whatever else is said. */
const COMPARED = 4;
/** What a word loses that has its capital only because a sentence begins. */
const FIRST_WORD = 0.5;

/** Every mention of a name that may be an alternative to the offer. */
export function scoreMentions(readings: readonly Reading[], attendees: readonly Attendee[]): ScoredMention[] {
  const own = ownNames(readings, attendees);
  const mentions = readings.flatMap(({ hasName }, index) => (hasName ? namesIn(readings, index, own) : []));
  const certain = new Set(mentions.filter(({ isCertain }) => isCertain).map(({ key }) => key));
  const scores = mentions.map((one) => scoreOf(one, readings) - (certain.has(one.key) ? 0 : FIRST_WORD));
  const best = new Map<string, number>();
  const times = new Map<string, number>();
  for (const [index, { key }] of mentions.entries()) {
    best.set(key, Math.max(best.get(key) ?? -Infinity, scores[index]!));
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return mentions.flatMap((one, index) =>
    scores[index]! > HOPELESS || isCompared(one.reading, one.from)
      ? [{ ...one, score: scores[index]!, best: best.get(one.key)!, times: times.get(one.key)! }]
      : [],
  );
}

/**
 * Finds products and firms that are named as an alternative to the offer, and every sentence that names them again. Half of what decides is the
 * mention itself, half is the mean of all mentions of the name. What the offer is to work together with is none there.
 */
export function findCompetitors(
  readings: readonly Reading[],
  attendees: readonly Attendee[],
  { clueWeights }: Model,
): Mention[] {
  const mentions = scoreMentions(readings, attendees);
  const odds = mentions.map((one) => {
    let sum = 0;
    for (const clue of cluesOf(one, readings)) sum += clueWeights.get(clue) ?? 0;
    return isCompared(one.reading, one.from) ? Math.max(sum, COMPARED) : sum;
  });
  const totals = new Map<string, { sum: number; count: number }>();
  for (const [index, { key }] of mentions.entries()) {
    const total = totals.get(key) ?? { sum: 0, count: 0 };
    totals.set(key, { sum: total.sum + odds[index]!, count: total.count + 1 });
  }
  return mentions.filter(({ key, reading, from, to }, index) => {
    if (isJoined(reading, from, to) && !isCompared(reading, from)) return false;
    const { sum, count } = totals.get(key)!;
    return (odds[index]! + sum / count) / 2 >= ENOUGH;
  });
}
