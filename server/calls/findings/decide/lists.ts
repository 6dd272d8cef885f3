import { FINDING_LISTS } from '#contract/values/calls.ts';

/** Lists whose items are whole sentences. Competitors are found by name instead. */
export const WEIGHED_LISTS = FINDING_LISTS.filter((list) => list !== 'competitorsMentioned');
export type WeighedList = (typeof WEIGHED_LISTS)[number];
/** Lists of things that only the buyer says. */
export const OF_BUYER: ReadonlySet<WeighedList> = new Set([
  'positivePoints',
  'concerns',
  'featureRequests',
  'buyingSignals',
  'questions',
]);
/** The same, by index in WEIGHED_LISTS. */
export const IS_OF_BUYER: readonly boolean[] = WEIGHED_LISTS.map((list) => OF_BUYER.has(list));

/** One column of weights per list, and a last one for the seller's side. */
export const COLUMNS = WEIGHED_LISTS.length + 1;
export const SELLER = COLUMNS - 1;

/** Offsets of the neighboring sentences that the second look considers. */
export const NEIGHBOURS = [-2, -1, 1, 2] as const;

/** The names of the second look's inputs, in order. */
export const SECOND_INPUTS: readonly string[] = [
  'bias',
  ...WEIGHED_LISTS.map((list) => `odds:${list}`),
  ...WEIGHED_LISTS.map((list) => `chance:${list}`),
  ...NEIGHBOURS.flatMap((distance) => WEIGHED_LISTS.map((list) => `${distance}:${list}`)),
  'turn:before',
  'turn:after',
  'buyer',
  'polarity',
  'words',
  'question',
  'short',
];
