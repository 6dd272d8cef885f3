import { FINDING_LISTS } from '#contract/values/calls.ts';
import { FEATURES } from './feature-names.ts';
import { Vocabulary } from './grams.ts';
import { THRESHOLDS, WEIGHTS } from './weights.gen.ts';

/** Lists whose items are whole sentences. Competitors are found by name. */
export const WEIGHED_LISTS = FINDING_LISTS.filter((list) => list !== 'competitorsMentioned');
export type WeighedList = (typeof WEIGHED_LISTS)[number];
/** Lists of what the buyer says. */
export const OF_BUYER: ReadonlySet<WeighedList> = new Set([
  'positivePoints',
  'concerns',
  'featureRequests',
  'buyingSignals',
  'questions',
]);

/** One column of weights for each list, and the last for the seller's side. */
export const COLUMNS = WEIGHED_LISTS.length + 1;
export const SELLER = COLUMNS - 1;

/** Weights by the name of their feature, in hundredths, a column for each list; and the probability that a list asks for. */
export interface Weights {
  weights: Record<string, string>;
  thresholds: Record<WeighedList, number>;
}

/** Logistic regressions that share their features. */
export class Model {
  readonly vocabulary: Vocabulary;
  /** The log-odds from which on a sentence belongs to a list. */
  readonly limits: readonly number[];
  /** A row for each feature. */
  #matrix: Float32Array;

  constructor({ weights, thresholds }: Weights) {
    const grams = Object.keys(weights).filter((name) => /^(?:en|es):/.test(name));
    this.vocabulary = new Vocabulary(grams, FEATURES.length);
    this.limits = WEIGHED_LISTS.map((list) => Math.log(thresholds[list] / (1 - thresholds[list])));
    const names = [...FEATURES, ...grams];
    this.#matrix = new Float32Array(names.length * COLUMNS);
    for (const [id, name] of names.entries())
      for (const [column, weight] of (weights[name] ?? '').split(' ').entries())
        this.#matrix[id * COLUMNS + column] = Number(weight) / 100;
  }

  /** Adds the weights of features to a row of sums. */
  add(features: readonly number[], into: Float32Array, at: number) {
    const matrix = this.#matrix;
    for (let index = 0; index < features.length; index++) {
      const row = features[index]! * COLUMNS;
      for (let column = 0; column < COLUMNS; column++) into[at + column]! += matrix[row + column]!;
    }
  }
}

/** What was fitted to the labelled calls. */
export const FITTED = new Model({ weights: WEIGHTS, thresholds: THRESHOLDS });
