import type { BiasRanking, BiasSummary } from '#contract/fairness.ts';
import type { Asked } from './advert.ts';
import { medianOf } from './ranks.ts';
import { isRedacted } from './read-words.ts';
import { type CountOf, pointsOf, type Reading, saturate, sumsOf, wholeOf } from './score.ts';
import { LEAST_EFFECT } from './weights.ts';

const MATCHED_SHOWN = 12;
type Kind = BiasRanking['causes'][number]['kind'];

/** What a word about who somebody is moves: the points with it minus the points of an advert that does not say it. The same words
 * in the same order for everybody. */
interface Effect {
  asked: Asked;
  points: number;
  isHeld: boolean;
}

export function effectsOf(reading: Reading, count: CountOf): Effect[] {
  const { met, whole } = sumsOf(reading, count);
  const points = pointsOf({ met, whole });
  const isAlone = reading.words.length === 1;
  return reading.words
    .filter(({ asked }) => isRedacted(asked))
    .map(({ asked, weight }) => {
      const own = count(asked.key);
      const without = { met: met - weight * saturate(own), whole: isAlone ? 0 : whole - wholeOf(weight) };
      return { asked, points: points - pointsOf(without), isHeld: own > 0 };
    });
}

/** For each candidate what is to be named, the strongest first: what a word moves beyond what it moves the one in the middle. */
export function causesOf(all: readonly Effect[][]): BiasRanking['causes'][] {
  const middle = (all[0] ?? []).map((_, index) => medianOf(all.map((effects) => effects[index]!.points)));
  return all.map((effects) =>
    effects
      .map(({ asked, points }, index) => named(asked, points - middle[index]!))
      .filter(isLarge)
      .toSorted(strongestFirst),
  );
}

/** Each word with the most points that it puts between two candidates, and how many hold it. */
export function summedCauses(all: readonly Effect[][]): BiasSummary['causes'] {
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

/** The words of the advert that a profile holds, those that count most first. */
export const rarestFirst = ({ words }: Reading, count: CountOf): string[] =>
  words
    .map(({ asked, weight }) => ({ word: asked.word, weight: weight * saturate(count(asked.key)) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, MATCHED_SHOWN)
    .map(({ word }) => word);
