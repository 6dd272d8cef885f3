import type { CallType } from '#contract/values/calls.ts';
import { FEATURES, featuresOf, type Mood, withCall } from './features.ts';
import { polarityOf } from './polarity.ts';
import type { Reading } from './read-sentences.ts';
import { THRESHOLDS, WEIGHTS } from './weights.gen.ts';

/** Lists whose items are whole sentences. Competitors are found by name. */
const WEIGHED_LISTS = [
  'positivePoints',
  'concerns',
  'featureRequests',
  'actionItems',
  'decisionMakers',
  'pricing',
  'timeline',
  'buyingSignals',
  'questions',
  'commitments',
  'nextSteps',
] as const;
type WeighedList = (typeof WEIGHED_LISTS)[number];
/** Lists of what the buyer says. */
const OF_BUYER = new Set<WeighedList>(['positivePoints', 'concerns', 'featureRequests', 'buyingSignals', 'questions']);

export interface Weighed {
  reading: Reading;
  polarity: number;
  lists: Set<WeighedList>;
}

const COLUMNS = [...WEIGHED_LISTS, 'seller'] as const;
/** One row for each feature, one column for each list. */
const MATRIX = FEATURES.map((name) =>
  Float64Array.from((WEIGHTS[name] ?? '').split(' '), (weight) => Number(weight) / 100 || 0),
);
const SELLER = COLUMNS.length - 1;

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

function sum(features: ArrayLike<number> & Iterable<number>): Float64Array {
  const sums = new Float64Array(COLUMNS.length);
  for (const feature of features) {
    const row = MATRIX[feature]!;
    for (let column = 0; column < row.length; column++) sums[column]! += row[column]!;
  }
  return sums;
}

/** A sentence with its features and polarity, before anybody's side is known. */
interface Featured {
  reading: Reading;
  polarity: number;
  features: Uint16Array;
  /** How much it sounds like the side that sells: a log-odds. */
  sellerOdds: number;
}

export function featureAll(
  readings: readonly Reading[],
  callType: CallType,
  onProgress: (done: number) => void,
): Featured[] {
  return readings.map((reading, index) => {
    if (index % 2000 === 0) onProgress(index / readings.length);
    const polarity = polarityOf(reading);
    const features = featuresOf(reading, { index, count: readings.length, callType, readings, polarity });
    release(readings[index - 1]);
    return { reading, polarity, features: Uint16Array.from(features), sellerOdds: sum(features)[SELLER]! };
  });
}

/** A long call has a hundred thousand sentences, so each keeps only what later steps ask for. */
function release(reading: Reading | undefined) {
  if (!reading) return;
  reading.hits = [];
  reading.prepared.isClauseStart = [];
}

/** Decides for every sentence which lists it belongs to. */
export function weigh(featured: readonly Featured[]): Weighed[] {
  const mood = moodOf(featured.map(({ reading }) => reading));
  return featured.map(({ reading, polarity, features }) => {
    const sums = sum(withCall(features, reading, mood));
    const lists = new Set<WeighedList>();
    for (const [column, list] of WEIGHED_LISTS.entries()) {
      if (OF_BUYER.has(list) && reading.side === 'seller') continue;
      if (sigmoid(sums[column]!) >= THRESHOLDS[list]) lists.add(list);
    }
    return { reading, polarity, lists };
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
