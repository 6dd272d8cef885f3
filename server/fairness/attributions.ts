import type { BiasRanking } from '#contract/fairness/rankings.ts';
import type { BiasSummary } from '#contract/fairness/analyses.ts';
import type { Asked } from './job-description.ts';
import { medianOf } from './ranks.ts';
import { isRedacted } from './read-words.ts';
import { type CountOf, pointsOf, type Reading, saturate, sumsOf, wholeOf } from './score.ts';
import { LEAST_EFFECT } from './weights.ts';

const MATCHED_SHOWN = 12;
type Kind = BiasRanking['attributions'][number]['kind'];

/** The points that a demographic term adds to a score, and whether the profile contains it. */
interface Effect {
  asked: Asked;
  points: number;
  isHeld: boolean;
}

/** Integration steps from the blind reading to the whole one. */
const STEPS = 24;

/**
 * Splits the difference of the two readings exactly among the demographic terms. Terms affect each other's worth, so they are
 * phased in together in small steps, and each is attributed what it adds on the way (Aumann and Shapley 1974). The terms are in the
 * same order for all candidates.
 */
export function effectsOf(reading: Reading, count: CountOf): Effect[] {
  const words = reading.words
    .filter(({ asked }) => isRedacted(asked))
    .map(({ asked, weight }) => ({
      asked,
      met: weight * saturate(count(asked.key)),
      whole: wholeOf(weight),
      points: 0,
      isHeld: count(asked.key) > 0,
    }));
  const all = sumsOf(reading, count);
  const sum = (part: 'met' | 'whole') => words.reduce((total, word) => total + word[part], 0);
  const [met, whole] = [sum('met'), sum('whole')];
  if (words.length === reading.words.length) {
    // The blind reading is empty, so all points belong to these terms.
    const points = pointsOf(all);
    for (const word of words) word.points = met === 0 ? 0 : (points * word.met) / met;
    return words;
  }
  const change = pointsOf({ met: 1, whole: 1 }) / STEPS;
  for (let step = 0.5; step < STEPS; step++) {
    const left = 1 - step / STEPS;
    const now = { met: all.met - left * met, whole: all.whole - left * whole };
    if (now.met >= now.whole) continue;
    for (const word of words) word.points += (change * (word.met * now.whole - word.whole * now.met)) / now.whole ** 2;
  }
  return words;
}

/**
 * Lists the attributions to show for each candidate, strongest first. A candidate already at the maximum score gains nothing but is
 * spared what others lose: then the attribution is the difference to the median candidate.
 */
export function attributionsOf(all: readonly Effect[][]): BiasRanking['attributions'][] {
  const middle = (all[0] ?? []).map((_, index) => medianOf(all.map((effects) => effects[index]!.points)));
  const large = (effects: readonly Effect[], less: (index: number) => number) =>
    effects
      .map(({ asked, points }, index) => named(asked, points - less(index)))
      .filter(isLarge)
      .toSorted(strongestFirst);
  return all.map((effects) => {
    const attributions = large(effects, () => 0);
    return attributions.length > 0 ? attributions : large(effects, (index) => middle[index]!);
  });
}

/** Each term with the largest difference in points that it makes between two candidates, and how many candidates have it. */
export function summedAttributions(all: readonly Effect[][]): BiasSummary['attributions'] {
  return (all[0] ?? [])
    .map(({ asked }, index) => {
      const points = all.map((effects) => effects[index]!.points);
      return {
        ...named(asked, Math.max(0, ...points) - Math.min(0, ...points)),
        candidates: all.filter((effects) => effects[index]!.isHeld).length,
      };
    })
    .filter(isLarge)
    .toSorted(strongestFirst);
}

const named = ({ word, kind }: Asked, points: number) => ({
  word,
  kind: kind as Kind,
  points: Math.round(points * 10) / 10,
});
const isLarge = ({ points }: { points: number }) => Math.abs(points) >= LEAST_EFFECT;
const strongestFirst = (a: { word: string; points: number }, b: { word: string; points: number }) =>
  Math.abs(b.points) - Math.abs(a.points) || (a.word < b.word ? -1 : 1);

export const loadedWords = (words: readonly Asked[]): BiasSummary['takenAway'] =>
  words.filter(isRedacted).map(({ word, kind }) => ({ word, kind: kind as Kind }));

/** The words of the job description that a profile contains, those with the highest weight first. */
export const rarestFirst = ({ words }: Reading, count: CountOf): string[] =>
  words
    .map(({ asked, weight }) => ({ word: asked.word, weight: weight * saturate(count(asked.key)) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, MATCHED_SHOWN)
    .map(({ word }) => word);
