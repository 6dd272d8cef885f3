import { COLUMNS, type Weighed, type Weights } from '#server/fairness/advert/weigh/model.ts';
import { CONSTANT, hashOf, type HashedWeights, STEP } from '#server/platform/hashed-weights.ts';
import type { Example, Examples } from './examples.ts';
import { fitLogistic } from './gradient-descent.ts';

/** Minimum number of examples with a feature. */
const LEAST_EXAMPLES = { sentence: 2, word: 4, span: 3 };
/** L2 regularization strength over all examples together. */
const PULL = { sentence: 10, word: 12, span: 1.5 };
/** A feature is dropped if its weight is below this many steps in every column. */
const LEAST_STEPS = { sentence: 1, word: 2, span: 3 };
const MOST_STEPS = 127;

/** Fits the weights of sentences, words and spans. */
export function fitWeights(examples: Examples): Weights {
  const fit = (weighed: Weighed) =>
    fitTable(examples[weighed], {
      columns: COLUMNS[weighed],
      leastExamples: LEAST_EXAMPLES[weighed],
      leastSteps: LEAST_STEPS[weighed],
      pull: PULL[weighed],
    });
  return { sentence: fit('sentence'), word: fit('word'), span: fit('span') };
}

interface Options {
  columns: number;
  /** Minimum number of examples with a feature. */
  leastExamples: number;
  /** A feature is dropped if its weight is below this many steps in every column. */
  leastSteps: number;
  /** L2 regularization strength over all examples together. */
  pull: number;
}

/** Fits a logistic regression for each column. */
export function fitTable(
  examples: readonly Example[],
  { columns, leastExamples, leastSteps, pull }: Options,
): HashedWeights {
  const counts = new Map<number, number>();
  for (const { hashes } of examples) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const constant = hashOf(CONSTANT);
  const kept = [...counts].flatMap(([hash, count]) => (count >= leastExamples && hash !== constant ? [hash] : []));
  const hashes = [constant, ...kept.toSorted((a, b) => a - b)];
  const ids = new Map(hashes.map((hash, id) => [hash, id]));
  const pulls = new Float64Array(hashes.length).fill(pull / examples.length);
  const featured = examples.map((example) => ({
    ...example,
    features: [...example.hashes].flatMap((hash) => ids.get(hash) ?? []),
  }));
  const fitted = Array.from({ length: columns }, (_, column) =>
    fitLogistic(
      featured.map(({ features, holds, counts: weight }) => ({ features, isTrue: holds[column]!, weight })),
      pulls,
    ),
  );
  const rows = hashes.map((hash, id) => ({
    hash,
    steps: fitted.map((column) => Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(column[id]! / STEP)))),
  }));
  const telling = rows
    .filter(({ steps }) => steps.some((step) => Math.abs(step) >= leastSteps))
    .toSorted((a, b) => a.hash - b.hash);
  return {
    hashes: Buffer.from(Uint32Array.from(telling, ({ hash }) => hash).buffer).toString('base64'),
    rows: Buffer.from(Int8Array.from(telling.flatMap(({ steps }) => steps)).buffer).toString('base64'),
  };
}
