import type { Attendee } from '../../reading/transcript.ts';
import type { Model } from './model.ts';
import { cluesOf, type ScoredMention } from './name-clues.ts';
import { namesIn, ownNames, UBIQUITOUS, type Mention } from './name-mentions.ts';
import { scoreOf } from './name-score.ts';
import { isBought, isCompared, isJoined } from './name-relations.ts';
import type { Reading } from './reading.ts';

/** Below this score, a name is rejected as a competitor whatever its other evidence. */
const HOPELESS = -2;
/** The log-odds at which a name counts as a competitor. */
const ENOUGH = 0;
/** The log-odds of a name that the offer is compared with, or that is paid for, whatever the other evidence. */
const COMPARED = 4;
/** The penalty for a word that is capitalized only because it starts a sentence. */
const FIRST_WORD = 0.5;

/** Every mention of a name that may be a competitor. */
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
    scores[index]! > HOPELESS || isRival(one)
      ? [{ ...one, score: scores[index]!, best: best.get(one.key)!, times: times.get(one.key)! }]
      : [],
  );
}

const isRival = ({ reading, key, from, to }: Mention) =>
  isCompared(reading, from) || (UBIQUITOUS.has(key) && isBought(reading, from, to));

/**
 * Finds products and companies named as alternatives to the offer, and every sentence that repeats the name. The decision
 * averages the mention's own score with the mean over all mentions of the name. Names that the offer should integrate with
 * don't count.
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
    return isRival(one) ? Math.max(sum, COMPARED) : sum;
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
