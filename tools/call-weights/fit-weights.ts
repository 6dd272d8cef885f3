import { FEATURES } from '#server/calls/findings/decide/feature-names.ts';
import { Vocabulary } from '#server/calls/findings/decide/grams.ts';
import { WEIGHED_LISTS, type WeighedList } from '#server/calls/findings/decide/lists.ts';
import { letterOf, type Weights } from '#server/calls/findings/decide/model.ts';
import { examplesOf, gramsOf, labelOf, mayHold, type Example, type ReadCall } from './examples.ts';
import { fitSecondLook } from './fit-second-look.ts';
import { fitLogistic, score } from './regression.ts';

/** A word or pair counts when so many calls have it. */
const MIN_CALLS = 6;
/** Strength of the pull towards 0. */
const PULL = 14;
/** How much more a sentence counts that belongs to the list; so few do. */
const POSITIVE = 1.3;
/** A weight below this in every list changes nothing. */
const LEAST = 0.05;

/**
 * Fits the first look's weights to all calls and excerpts, and the second look's to what the first makes of calls that it wasn't fitted to, `folds`
 * parts of the calls in turn.
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
  const pull = new Float64Array(FEATURES.length + grams.length).fill(PULL);

  const odds = examples.map((own) => new Float32Array(own.length * WEIGHED_LISTS.length));
  for (let fold = 0; fold < folds; fold++) {
    const others = examples.filter((_, index) => index % folds !== fold).flat();
    for (const [column, list] of WEIGHED_LISTS.entries()) {
      const weights = fitList(others, list, pull);
      for (let index = fold; index < examples.length; index += folds)
        for (const [at, { allFeatures }] of examples[index]!.entries())
          odds[index]![at * WEIGHED_LISTS.length + column] = score(weights, { features: allFeatures });
    }
  }
  const whole = calls.flatMap(({ call: { sentiment } }, index) =>
    sentiment === null ? [] : [{ sentiment, examples: examples[index]!, odds: odds[index]! }],
  );

  const columns = WEIGHED_LISTS.map((list) => fitList(examples.flat(), list, pull));
  const named = examples.flat().filter(({ side }) => side !== 'unknown');
  const sides = named.map(({ features, side }) => ({ features, isTrue: side === 'seller' }));
  columns.push(fitLogistic(sides, pull, 1));
  return { ...writeFirstLook(columns, grams), ...fitSecondLook(whole, folds) };
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

function fitList(examples: readonly Example[], list: WeighedList, pull: Float64Array) {
  const label = labelOf(list);
  const rows = examples
    .filter((one) => mayHold(list, one) && !one.partly.has(label))
    .map(({ allFeatures, lists }) => ({ features: allFeatures, isTrue: lists.has(label) }));
  return fitLogistic(rows, pull, POSITIVE);
}
