import { CALL_SENTIMENTS } from '#contract/values/calls.ts';
import { FEATURES } from './feature-names.ts';
import { Vocabulary } from './grams.ts';
import { COLUMNS, SECOND_INPUTS, WEIGHED_LISTS, type WeighedList } from './lists.ts';
import { THIRD_INPUTS, TOLD_LISTS } from './third-look.ts';
import { WEIGHTS } from './weights.gen.ts';

/** What was fitted to labelled calls. Weights are in hundredths, a column for each list and the last for the seller's side. */
export interface Weights {
  /** By the name of the feature. */
  weights: Record<string, string>;
  /** Of words and pairs: a line for each, with a letter for each column. */
  grams: string;
  /** Of the second look, by the name of its input; in thousandths, without the seller's side. */
  second: Record<string, string>;
  /** Of the third look, by the name of its input: a column for each of TOLD_LISTS, in thousandths. */
  third: Record<string, string>;
  /** Of the sentiment: a row for each of CALL_SENTIMENTS, in thousandths. */
  sentiment: Record<string, string>;
  /** The probability that a list asks for. */
  thresholds: Record<WeighedList, number>;
  /** Of what stands around the name of an alternative to the offer, in hundredths. */
  clues: Record<string, number>;
}

/** Weights of words are small and many, so that each is one of these letters; the middle one is 0. */
const LETTERS = '!#%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz|}~';
const ZERO = LETTERS.length >> 1;
/** How much a letter is apart from the next. */
const STEP = 0.03;

/** The weight of each letter, by its code. */
const WEIGHT_OF = new Float32Array(128);
for (let at = 0; at < LETTERS.length; at++) WEIGHT_OF[LETTERS.charCodeAt(at)] = (at - ZERO) * STEP;

export const letterOf = (weight: number): string =>
  LETTERS[Math.max(0, Math.min(LETTERS.length - 1, Math.round(weight / STEP) + ZERO))]!;

/** Logistic regressions that share their features, and those of the second look. */
export class Model {
  readonly vocabulary: Vocabulary;
  /** The log-odds from which on a sentence belongs to a list. */
  readonly limits: readonly number[];
  /** A row for each of TOLD_LISTS. */
  readonly third: readonly (readonly number[])[];
  readonly sentiment: readonly (readonly number[])[];
  readonly clueWeights: ReadonlyMap<string, number>;
  /** A row for each feature. */
  #matrix: Float32Array;
  /** A row for each list. */
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

  /** Adds the weights of features to a row of sums. */
  add(features: readonly number[], into: Float32Array, at: number) {
    const matrix = this.#matrix;
    for (let index = 0; index < features.length; index++) {
      const row = features[index]! * COLUMNS;
      for (let column = 0; column < COLUMNS; column++) into[at + column]! += matrix[row + column]!;
    }
  }

  /** The log-odds of a list at the second look. */
  oddsOf(column: number, inputs: Float64Array): number {
    const weights = this.#second[column]!;
    let sum = 0;
    for (let at = 0; at < weights.length; at++) sum += weights[at]! * inputs[at]!;
    return sum;
  }
}

const numbersIn = (row: string) => row.split(' ').map((weight) => Number(weight) / 1000);

/** What was fitted to the labelled calls. */
export const FITTED = new Model(WEIGHTS);
