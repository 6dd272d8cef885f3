import { FEATURES } from '#server/calls/findings/decide/feature-names.ts';
import { Vocabulary } from '#server/calls/findings/decide/grams.ts';
import { WEIGHED_LISTS, type WeighedList } from '#server/calls/findings/decide/lists.ts';
import { letterOf, type Weights } from '#server/calls/findings/decide/model.ts';
import { examplesOf, gramsOf, labelOf, mayHold, type Example, type ReadCall } from './examples.ts';
import { fitClues } from './fit-clues.ts';
import { fitSecondLook } from './fit-second-look.ts';
import { fitLogistic, pullsOf, score } from './regression.ts';

/** Minimum number of calls with a unigram or bigram. */
const MIN_CALLS = 4;
/** L2 regularization strength for a feature of typical informativeness. */
const PULL = 8;
/** Weight of positive examples, which are rare. */
const POSITIVE = 1.3;
/** A feature is dropped if its weight is below this in every list. */
const LEAST = 0.05;

/**
 * Fits the first look's weights to all calls and excerpts, and the second look's to the first look's results on calls it wasn't
 * fitted to, in `folds` folds.
 */
export function fitWeights(calls: readonly ReadCall[], folds: number): Weights {
  const counts = new Map<string, number>();
  for (const call of calls) for (const gram of gramsOf(call)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const grams = [...counts]
    .filter(([, count]) => count >= MIN_CALLS)
    .map(([gram]) => gram)
    .toSorted();
  const vocabulary = new Vocabulary(grams, FEATURES.length);
  const examples = calls.map((call) => examplesOf(call, vocabulary));
  const size = FEATURES.length + grams.length;

  const odds = examples.map((own) => new Float32Array(own.length * WEIGHED_LISTS.length));
  for (let fold = 0; fold < folds; fold++) {
    const others = examples.filter((_, index) => index % folds !== fold).flat();
    for (const [column, list] of WEIGHED_LISTS.entries()) {
      const weights = fitList(others, list, size);
      for (let index = fold; index < examples.length; index += folds)
        for (const [at, { allFeatures }] of examples[index]!.entries())
          odds[index]![at * WEIGHED_LISTS.length + column] = score(weights, { features: allFeatures });
    }
  }
  const whole = calls.flatMap(({ call: { sentiment }, isWhole }, index) =>
    isWhole ? [{ sentiment, examples: examples[index]!, odds: odds[index]! }] : [],
  );

  const columns = WEIGHED_LISTS.map((list) => fitList(examples.flat(), list, size));
  const named = examples.flat().filter(({ side }) => side !== 'unknown');
  const sides = named.map(({ features, side }) => ({ features, isTrue: side === 'seller' }));
  columns.push(fitLogistic(sides, new Float64Array(size).fill(PULL), 1));
  return { ...writeFirstLook(columns, grams), ...fitSecondLook(whole, folds), clues: fitClues(calls) };
}

function writeFirstLook(columns: readonly Float64Array[], grams: readonly string[]) {
  const weights: Weights['weights'] = {};
  for (const [id, name] of FEATURES.entries())
    weights[name] = columns.map((column) => Math.round(column[id]! * 100)).join(' ');
  const lines = grams.flatMap((name, index) => {
    const row = columns.map((column) => column[FEATURES.length + index]!);
    return row.some((weight) => Math.abs(weight) >= LEAST) ? [`${name} ${row.map(letterOf).join('')}`] : [];
  });
  return { weights, grams: lines.join('\n') };
}

/** Each sentence counts half with its context and half without, so that plain words are enough in any context. */
function fitList(examples: readonly Example[], list: WeighedList, size: number) {
  const label = labelOf(list);
  const own = examples.filter((one) => mayHold(list, one) && !one.partly.has(label));
  const rows = own.flatMap(({ allFeatures, aloneFeatures, weight, lists }) => {
    const isTrue = lists.has(label);
    return [
      { features: allFeatures, isTrue, weight: weight / 2 },
      { features: aloneFeatures, isTrue, weight: weight / 2 },
    ];
  });
  return fitLogistic(rows, pullsOf(rows, size, PULL), POSITIVE);
}
