import type { CallType } from '#contract/values/calls.ts';
import { FEATURES, featuresOf, type Mood } from './features.ts';
import { polarityOf } from './polarity.ts';
import type { Reading } from './read-sentences.ts';
import { THRESHOLDS, WEIGHTS } from './weights.gen.ts';

/** Lists whose items are whole sentences. Competitors are found by name. */
export const WEIGHED_LISTS = [
  'positivePoints', 'concerns', 'featureRequests', 'actionItems', 'decisionMakers', 'pricing', 'timeline', 'buyingSignals', 'questions', 'commitments', 'nextSteps',
] as const;
export type WeighedList = (typeof WEIGHED_LISTS)[number];
/** Lists of what the buyer says. */
const OF_BUYER = new Set<WeighedList>(['positivePoints', 'concerns', 'featureRequests', 'buyingSignals', 'questions']);

export interface Weighed {
  reading: Reading;
  polarity: number;
  lists: Set<WeighedList>;
  /** From 0 to 1, how sure the strongest list is. */
  score: (list: WeighedList) => number;
}

const COLUMNS = [...WEIGHED_LISTS, 'seller'] as const;
/** One row for each feature, one column for each list. */
const MATRIX = FEATURES.map((name) => Float64Array.from((WEIGHTS[name] ?? '').split(' '), (weight) => Number(weight) / 100 || 0));
const SELLER = COLUMNS.length - 1;
const SIDE_FEATURES = new Set([FEATURES.indexOf('buyer'), FEATURES.indexOf('seller')]);

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

function sum(features: readonly number[]): Float64Array {
  const sums = new Float64Array(COLUMNS.length);
  for (const feature of features) {
    const row = MATRIX[feature]!;
    for (let column = 0; column < row.length; column++) sums[column]! += row[column]!;
  }
  return sums;
}

/** How much each sentence sounds like the side that sells: a log-odds, positive for sellers. */
export function weighSides(readings: readonly Reading[], callType: CallType): number[] {
  const mood = { gripes: 0, praise: 0, questions: 0 };
  return eachPlace(readings, callType, mood, (features) => sum(features.filter((id) => !SIDE_FEATURES.has(id)))[SELLER]!);
}

/** Decides for every sentence which lists it belongs to. */
export function weigh(readings: readonly Reading[], callType: CallType, onProgress: (done: number) => void): Weighed[] {
  return eachPlace(readings, callType, moodOf(readings), (features, reading, polarity, index) => {
    if (index % 2000 === 0) onProgress(index / readings.length);
    const sums = sum(features);
    const lists = new Set<WeighedList>();
    for (const [column, list] of WEIGHED_LISTS.entries()) {
      if (OF_BUYER.has(list) && reading.side === 'seller') continue;
      if (sigmoid(sums[column]!) >= THRESHOLDS[list]) lists.add(list);
    }
    return { reading, polarity, lists, score: (list) => sigmoid(sums[WEIGHED_LISTS.indexOf(list)]!) };
  });
}

/** What those do who don't sell, as parts of their sentences. */
export function moodOf(readings: readonly Reading[]): Mood {
  const buyers = readings.filter(({ side }) => side !== 'seller');
  const part = (holds: (reading: Reading) => boolean) => buyers.filter(holds).length / (buyers.length || 1);
  return {
    gripes: part(({ rules, isQuestion }) => rules.has('gripe') && !isQuestion),
    praise: part(({ rules }) => rules.has('praise') && !rules.has('praise_not')),
    questions: part(({ isQuestion }) => isQuestion),
  };
}

/** The number of sentences before one that may count for it. */
const REACH = 8;

function eachPlace<Result>(
  readings: readonly Reading[],
  callType: CallType,
  mood: Mood,
  call: (features: number[], reading: Reading, polarity: number, index: number) => Result,
): Result[] {
  return readings.map((reading, index) => {
    const polarity = polarityOf(reading);
    const before = readings.slice(Math.max(0, index - REACH), index);
    const features = featuresOf(reading, { index, count: readings.length, callType, before, next: readings[index + 1], mood, polarity });
    return call(features, reading, polarity, index);
  });
}
