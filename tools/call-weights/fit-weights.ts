import { FEATURES } from '#server/calls/findings/decide/feature-names.ts';
import { Vocabulary } from '#server/calls/findings/decide/grams.ts';
import { OF_BUYER, WEIGHED_LISTS, type WeighedList, type Weights } from '#server/calls/findings/decide/model.ts';
import { examplesOf, gramsOf, type Example, type ReadCall } from './examples.ts';
import { fitLogistic, score, sigmoid } from './regression.ts';

const LABELS: Partial<Record<WeighedList, string>> = { pricing: 'pricingDiscussion', timeline: 'timelineExpectations' };
/** A word or pair counts when so many calls have it. */
const MIN_CALLS = 3;
/** Strength of the pull towards 0: of patterns, and of words, which more easily hold by chance. */
const PULL = { features: 0.002, grams: 0.004 };
/** How much more a sentence counts that belongs to the list; so few do. */
const POSITIVE = 1.3;
/** How much recall counts beside precision when a threshold is chosen. */
const BETA = 0.7;
/** A weight below this in every list changes nothing. */
const LEAST = 4;

/** Fits the weights of every list, and chooses thresholds on calls that the weights weren't fitted to, `folds` parts of the calls in turn. */
export function fitWeights(calls: readonly ReadCall[], folds: number): Weights {
  const counts = new Map<string, number>();
  for (const call of calls) for (const gram of gramsOf(call)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const grams = [...counts]
    .filter(([, count]) => count >= MIN_CALLS)
    .map(([gram]) => gram)
    .toSorted();
  const vocabulary = new Vocabulary(grams, FEATURES.length);
  const examples = calls.map((call) => examplesOf(call, vocabulary));
  const names = [...FEATURES, ...grams];
  const pull = Float64Array.from(names, (_, id) => (id < FEATURES.length ? PULL.features : PULL.grams));
  const columns: Float64Array[] = [];
  const thresholds = {} as Weights['thresholds'];
  for (const list of WEIGHED_LISTS) {
    thresholds[list] = chooseThreshold(examples, list, pull, folds);
    columns.push(fitList(examples.flat(), list, pull));
  }
  const named = examples.flat().filter(({ side }) => side !== 'unknown');
  columns.push(
    fitLogistic(
      named.map(({ features, side }) => ({ features, isTrue: side === 'seller' })),
      pull,
      1,
    ),
  );
  const weights: Weights['weights'] = {};
  for (const [id, name] of names.entries()) {
    const row = columns.map((column) => Math.round(column[id]! * 100));
    if (row.some((weight) => Math.abs(weight) >= LEAST)) weights[name] = row.join(' ');
  }
  return { weights, thresholds };
}

const mayHold = (list: WeighedList, { side }: Example) => !(OF_BUYER.has(list) && side === 'seller');
const labelOf = (list: WeighedList) => LABELS[list] ?? list;

function fitList(examples: readonly Example[], list: WeighedList, pull: Float64Array) {
  const label = labelOf(list);
  const rows = examples
    .filter((one) => mayHold(list, one) && !one.partly.has(label))
    .map(({ allFeatures, lists }) => ({ features: allFeatures, isTrue: lists.has(label) }));
  return fitLogistic(rows, pull, POSITIVE);
}

/** The threshold with the best F-measure on calls that the weights weren't fitted to. */
function chooseThreshold(calls: readonly Example[][], list: WeighedList, pull: Float64Array, folds: number) {
  const label = labelOf(list);
  const rows = Array.from({ length: folds }, (_, fold) => {
    const weights = fitList(calls.filter((__, index) => index % folds !== fold).flat(), list, pull);
    const own = calls.filter((__, index) => index % folds === fold).flat();
    return own
      .filter((one) => mayHold(list, one))
      .map((one) => ({ chance: sigmoid(score(weights, one.allFeatures)), ...one }));
  }).flat();
  const isWhole = ({ lists, partly }: Example) => lists.has(label) && !partly.has(label);
  const total = rows.filter(isWhole).length;
  let best = { threshold: 0.5, f: 0 };
  for (let threshold = 0.15; threshold < 0.9; threshold += 0.01) {
    const chosen = rows.filter(({ chance }) => chance >= threshold);
    const precision = chosen.filter(({ lists }) => lists.has(label)).length / (chosen.length || 1);
    const recall = chosen.filter(isWhole).length / (total || 1);
    const f = ((1 + BETA ** 2) * precision * recall) / (BETA ** 2 * precision + recall || 1);
    if (f > best.f) best = { threshold, f };
  }
  return Math.round(best.threshold * 100) / 100;
}
