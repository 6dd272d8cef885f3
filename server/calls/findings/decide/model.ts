import { CALL_SENTIMENTS } from '#contract/values/calls.ts';
import { FEATURES } from './feature-names.ts';
import { Vocabulary } from './grams.ts';
import { COLUMNS, SECOND_INPUTS, WEIGHED_LISTS, type WeighedList } from './lists.ts';
import { THIRD_INPUTS, TOLD_LISTS } from './third-look.ts';
import { WEIGHTS } from './weights.gen.ts';

/** Weights fitted to labeled calls. In hundredths, one column per list and a last one for the seller's side. */
export interface Weights {
  /** By feature name. */
  weights: Record<string, string>;
  /** N-gram weights: one line per n-gram, with one letter per column. */
  grams: string;
  /** Weights of the second look by input name; in thousandths, without the seller's side. */
  second: Record<string, string>;
  /** Weights of the third look by input name: one column per entry of TOLD_LISTS, in thousandths. */
  third: Record<string, string>;
  /** Weights of the sentiment: one row per entry of CALL_SENTIMENTS, in thousandths. */
  sentiment: Record<string, string>;
  /** The minimum probability per list. */
  thresholds: Record<WeighedList, number>;
  /** Weights of clues around a possible competitor's name, in hundredths. */
  clues: Record<string, number>;
}

/** N-gram weights are small and many, so each is stored as one of these letters; the middle one is 0. */
const LETTERS = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz|}~';
const ZERO = LETTERS.length >> 1;
/** The difference in weight between adjacent letters. */
const STEP = 0.03;

/** The weight of each letter, by character code. */
const WEIGHT_OF = new Float32Array(128);
for (let at = 0; at < LETTERS.length; at++) WEIGHT_OF[LETTERS.charCodeAt(at)] = (at - ZERO) * STEP;

export const letterOf = (weight: number): string =>
  LETTERS[Math.max(0, Math.min(LETTERS.length - 1, Math.round(weight / STEP) + ZERO))]!;

/** Logistic regressions over shared features, plus those of the second and third look. */
export class Model {
  readonly vocabulary: Vocabulary;
  /** The minimum log-odds per list. */
  readonly limits: readonly number[];
  /** One row per entry of TOLD_LISTS. */
  readonly third: readonly (readonly number[])[];
  readonly sentiment: readonly (readonly number[])[];
  readonly clueWeights: ReadonlyMap<string, number>;
  /** One row per feature. */
  #matrix: Float32Array;
  /** One row per list. */
  #second: readonly Float64Array[];

  constructor({ weights, grams, second, third, sentiment, thresholds, clues }: Weights) {
    const lines = grams.split('\n').filter((line) => line !== '');
    const names = lines.map((line) => line.slice(0, -COLUMNS - 1));
    this.vocabulary = new Vocabulary(names, FEATURES.length);
    this.limits = WEIGHED_LISTS.map((list) => Math.log(thresholds[list] / (1 - thresholds[list])));
    this.#matrix = new Float32Array((FEATURES.length + lines.length) * COLUMNS);
    for (const [id, name] of FEATURES.entries())
      for (const [column, weight] of (weights[name] ?? '').split(' ').entries())
        this.#matrix[id * COLUMNS + column] = Number(weight) / 100;
    for (const [index, line] of lines.entries())
      for (let column = 0; column < COLUMNS; column++)
        this.#matrix[(FEATURES.length + index) * COLUMNS + column] =
          WEIGHT_OF[line.charCodeAt(line.length - COLUMNS + column)]!;
    const rows = SECOND_INPUTS.map((name) => numbersIn(second[name] ?? ''));
    this.#second = WEIGHED_LISTS.map((_, column) => Float64Array.from(rows, (row) => row[column] ?? 0));
    const thirdRows = THIRD_INPUTS.map((name) => numbersIn(third[name] ?? ''));
    this.third = TOLD_LISTS.map((_, column) => thirdRows.map((row) => row[column] ?? 0));
    this.clueWeights = new Map(Object.entries(clues).map(([name, weight]) => [name, weight / 100]));
    this.sentiment = CALL_SENTIMENTS.map((name) => numbersIn(sentiment[name] ?? ''));
  }

  /** Adds the weights of the given features to a row of sums. */
  add(features: readonly number[], into: Float32Array, at: number) {
    const matrix = this.#matrix;
    for (let index = 0; index < features.length; index++) {
      const row = features[index]! * COLUMNS;
      for (let column = 0; column < COLUMNS; column++) into[at + column]! += matrix[row + column]!;
    }
  }

  /** The log-odds of a list after the second look. */
  oddsOf(column: number, inputs: Float64Array): number {
    const weights = this.#second[column]!;
    let sum = 0;
    for (let at = 0; at < weights.length; at++) sum += weights[at]! * inputs[at]!;
    return sum;
  }
}

const numbersIn = (row: string) => row.split(' ').map((weight) => Number(weight) / 1000);

/** The model fitted to the labeled calls. */
export const FITTED = new Model(WEIGHTS);
