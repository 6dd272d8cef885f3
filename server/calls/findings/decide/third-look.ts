import { WEIGHED_LISTS, type WeighedList } from './lists.ts';
import type { Reading } from './reading.ts';

/**
 * The lists that the third look decides: praise and concerns are often spread over several sentences, none of which is clear on
 * its own.
 */
export const TOLD_LISTS = ['positivePoints', 'concerns'] as const satisfies WeighedList[];
export type ToldList = (typeof TOLD_LISTS)[number];

const LISTS = WEIGHED_LISTS.length;
const OPPOSITE = { positivePoints: 'concerns', concerns: 'positivePoints' } as const;
/** Maximum length of a passage, so that a transcript without line breaks isn't a single one. */
const SENTENCES_MAX = 6;
/** Probabilities are clipped this far from 0 and 1. */
const UNLIKELY = 1e-4;

/** The names of the third look's inputs for a passage and a list, in order. */
export const THIRD_INPUTS: readonly string[] = [
  'bias',
  'any',
  'most',
  'most:chance',
  'second:chance',
  'opposite:chance',
  'opposite',
  'polarity:least',
  'polarity:mean',
  'sentences',
  'words',
  'questions',
  'call',
  'call:opposite',
  'call:balance',
  'place',
  'answer',
  'asked',
  ...WEIGHED_LISTS.map((list) => `most:${list}`),
];

/** The result of the second look at a call. */
export interface SecondLook {
  readings: readonly Reading[];
  polarity: ArrayLike<number>;
  /** The probability that a sentence belongs to one of WEIGHED_LISTS. */
  chance: (index: number, list: number) => number;
}

/**
 * Builds the inputs of the third look for each passage, meaning everything the buyer says in one go, with its context and the
 * mood of the call. Calls `take` with the same array for every passage; `to` is exclusive.
 */
export function lookAtPassages(
  { readings, polarity, chance }: SecondLook,
  list: ToldList,
  take: (inputs: Float64Array, from: number, to: number) => void,
) {
  const [own, opposite] = [WEIGHED_LISTS.indexOf(list), WEIGHED_LISTS.indexOf(OPPOSITE[list])];
  const isBuyer = ({ side }: Reading) => side !== 'seller';
  const buyers = readings.flatMap((reading, index) => (isBuyer(reading) ? [index] : []));
  const mean = (of: (index: number) => number, indices: readonly number[]) =>
    indices.reduce((sum, index) => sum + of(index), 0) / (indices.length || 1);
  const call = mean((index) => chance(index, own), buyers);
  const callOpposite = mean((index) => chance(index, opposite), buyers);
  const isAsking = (index: number) => readings[index]?.side === 'seller' && readings[index].isQuestion;
  const inputs = new Float64Array(THIRD_INPUTS.length);
  for (let from = 0, to = 0; from < readings.length; from = to) {
    const first = readings[from]!;
    to = from + 1;
    while (readings[to]?.utterance === first.utterance && to - from < SENTENCES_MAX) to++;
    if (!isBuyer(first)) continue;
    const passage = Array.from({ length: to - from }, (_, at) => from + at);
    const most = (column: number) => Math.max(...passage.map((index) => chance(index, column)));
    const [strongest = 0, second = 0] = passage.map((index) => chance(index, own)).toSorted((a, b) => b - a);
    const none = passage.reduce((product, index) => product * (1 - chance(index, own)), 1);
    let at = 0;
    inputs[at++] = 1;
    inputs[at++] = oddsOf(1 - none);
    inputs[at++] = oddsOf(strongest);
    inputs[at++] = strongest;
    inputs[at++] = second;
    inputs[at++] = most(opposite);
    inputs[at++] = oddsOf(most(opposite));
    inputs[at++] = Math.min(...passage.map((index) => polarity[index]!));
    inputs[at++] = mean((index) => polarity[index]!, passage);
    inputs[at++] = passage.length;
    inputs[at++] = Math.log(1 + passage.reduce((sum, index) => sum + readings[index]!.length, 0));
    inputs[at++] = mean((index) => (readings[index]!.isQuestion ? 1 : 0), passage);
    inputs[at++] = Math.log(call + 0.01);
    inputs[at++] = Math.log(callOpposite + 0.01);
    inputs[at++] = call - callOpposite;
    inputs[at++] = (from + to) / 2 / readings.length;
    inputs[at++] = isAsking(from - 1) ? 1 : 0;
    inputs[at++] = isAsking(to) || isAsking(to + 1) ? 1 : 0;
    for (let column = 0; column < LISTS; column++) inputs[at++] = most(column);
    take(inputs, from, to);
  }
}

const oddsOf = (chance: number) => Math.log(Math.max(chance, UNLIKELY) / Math.max(1 - chance, UNLIKELY));
