import type { CallFindings } from '#contract/calls/analysis.ts';
import { CALL_SENTIMENTS, type CallSentiment } from '#contract/values/calls.ts';
import { WEIGHED_LISTS, type WeighedList } from '../findings/decide/lists.ts';
import type { Reading } from '../findings/decide/reading.ts';
import type { Weighed } from '../findings/decide/weigh.ts';

/** The weight of the last sentence relative to the first. */
const END = 2;
/** Exponent on likelihoods, so that one clear statement outweighs many ambiguous ones. */
const PLAINNESS = 1.5;
/** The fraction of the call after which a sentence counts as its end. */
const LATE = 0.66;
/** The lists most indicative of the buyers' stance. */
const TELLING = [
  'positivePoints',
  'buyingSignals',
  'concerns',
  'questions',
  'nextSteps',
] as const satisfies WeighedList[];

/**
 * Inputs of the sentiment model from the buyers' sentences: the bias, then means and balance of both stances, the means of the
 * indicative lists, and the same for the end of the call. Null without a buyer.
 */
export function stanceInputsOf(weighed: readonly Pick<Weighed, 'reading' | 'chances'>[]): number[] | null {
  const sum = { pro: 0, contra: 0, weight: 0, latePro: 0, lateContra: 0, lateSignals: 0, late: 0, count: 0 };
  const means = TELLING.map(() => 0);
  const columns = TELLING.map((list) => WEIGHED_LISTS.indexOf(list));
  for (const [index, { reading, chances }] of weighed.entries()) {
    if (reading.side === 'seller') continue;
    const place = index / weighed.length;
    const [praise, signal, concern] = columns.map((column) => chances[column]!) as [number, number, number];
    const pro = Math.max(praise, signal) ** PLAINNESS;
    const contra = concern ** PLAINNESS;
    const weight = 1 + END * place ** 2;
    sum.pro += weight * pro;
    sum.contra += weight * contra;
    sum.weight += weight;
    sum.count++;
    for (const [at, column] of columns.entries()) means[at]! += chances[column]!;
    if (place <= LATE) continue;
    sum.latePro += pro;
    sum.lateContra += contra;
    sum.lateSignals += signal;
    sum.late++;
  }
  if (sum.count === 0) return null;
  const { pro, contra, weight, latePro, lateContra } = sum;
  const balance = (pro - contra) / (pro + contra + 1);
  return [
    1,
    pro / weight,
    contra / weight,
    balance,
    balance ** 2,
    Math.max(0, balance),
    Math.min(pro, contra) / (Math.max(pro, contra) + 1),
    Math.log1p(pro),
    Math.log1p(contra),
    (pro + contra) / weight,
    ...means.map((mean) => mean / sum.count),
    (latePro - lateContra) / (latePro + lateContra + 1),
    Math.log1p(latePro),
    Math.log1p(lateContra),
    sum.lateSignals / Math.max(1, sum.late),
  ];
}

/** The buyers' sentiment over the whole call. @param weights one row per sentiment */
export function sentimentOf(weighed: readonly Weighed[], weights: readonly (readonly number[])[]): CallSentiment {
  const inputs = stanceInputsOf(weighed);
  if (!inputs) return 'neutral';
  const odds = weights.map((row) => row.reduce((sum, weight, at) => sum + weight * inputs[at]!, 0));
  return CALL_SENTIMENTS[odds.indexOf(Math.max(...odds))]!;
}

/** A sentence is listed for its words alone only from this probability. */
const WORDED = 0.08;

/** What each side of a sentiment is found in, first the list of plain words, and how such words are recognized. */
const SIDES: {
  sentiments: CallSentiment[];
  lists: [WeighedList, ...WeighedList[]];
  isWorded: (said: Reading) => boolean;
}[] = [
  {
    sentiments: ['positive', 'mixed'],
    lists: ['positivePoints', 'buyingSignals'],
    isWorded: ({ rules }) => rules.has('praise'),
  },
  {
    sentiments: ['negative', 'mixed'],
    lists: ['concerns'],
    isWorded: ({ rules }) => rules.has('gripe') && !rules.has('gripe_not') && !rules.has('worry_not'),
  },
];

/** Lists the buyers' likeliest worded sentence for each side of a sentiment that no list is sure of. */
export function listGrounds(weighed: readonly Weighed[], sentiment: CallSentiment) {
  for (const { sentiments, lists, isWorded } of SIDES) {
    if (!sentiments.includes(sentiment)) continue;
    if (weighed.some((one) => lists.some((list) => one.lists.has(list)))) continue;
    const column = WEIGHED_LISTS.indexOf(lists[0]);
    const [likeliest] = weighed
      .filter(({ reading, chances }) => !reading.isQuestion && isWorded(reading) && chances[column]! > WORDED)
      .toSorted((a, b) => b.chances[column]! - a.chances[column]!);
    if (likeliest) likeliest.lists = new Set([...likeliest.lists, lists[0]]);
  }
}

/** What remains of a sentiment if only shown findings count: each of its sides rests on at least one. */
export function shownSentiment(
  sentiment: CallSentiment | null,
  { positivePoints, buyingSignals, concerns }: CallFindings,
): CallSentiment | null {
  if (sentiment === null || sentiment === 'neutral') return sentiment;
  const isFor = sentiment !== 'negative' && positivePoints.length + buyingSignals.length > 0;
  const isAgainst = sentiment !== 'positive' && concerns.length > 0;
  if (isFor && isAgainst) return 'mixed';
  if (isFor) return 'positive';
  return isAgainst ? 'negative' : 'neutral';
}
