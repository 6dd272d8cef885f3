import { CALL_SENTIMENTS } from '#contract/values/calls.ts';
import { stanceInputsOf } from '#server/calls/analyst/sentiment.ts';
import { SECOND_INPUTS, WEIGHED_LISTS, type WeighedList } from '#server/calls/findings/decide/lists.ts';
import type { Weights } from '#server/calls/findings/decide/model.ts';
import { lookAgain } from '#server/calls/findings/decide/second-look.ts';
import { lookAtPassages, THIRD_INPUTS, TOLD_LISTS } from '#server/calls/findings/decide/third-look.ts';
import { labelOf, mayHold, type Example } from './examples.ts';
import { fitDense, score, sigmoid } from './regression.ts';

/** L2 regularization strength of the second look, the third look, and the sentiment, which has few calls to learn from. */
const PULL = { second: 40, third: 40, sentiment: 10 };

/**
 * The minimum probability for showing a finding. On calls by left-out writers, six in seven shown findings are correct. With
 * the usual threshold, some lists would miss too much, and others would be wrong too often.
 */
const SHOWN = 0.4;
const SHOWN_OTHERWISE: Partial<Record<WeighedList, number>> = {
  positivePoints: 0.25,
  concerns: 0.47,
  actionItems: 0.3,
  commitments: 0.3,
  pricing: 0.43,
  buyingSignals: 0.32,
};

interface WholeCall {
  /** Null if unlabeled. */
  sentiment: string | null;
  examples: readonly Example[];
  /** Odds of the first look, from weights that weren't fitted to this call. */
  odds: Float32Array;
}

/** Fits the second look, and then the third look and the sentiment to its results, on calls that neither look was fitted to. */
export function fitSecondLook(
  calls: readonly WholeCall[],
  folds: number,
): Omit<Weights, 'weights' | 'grams' | 'clues'> {
  const inputs = calls.map(readAgain);
  const chances = calls.map(({ examples }) => examples.map(() => new Float32Array(WEIGHED_LISTS.length)));
  const columns = WEIGHED_LISTS.map((list, column) => {
    for (let fold = 0; fold < folds; fold++) {
      const weights = fitColumn(calls, inputs, list, (index) => index % folds !== fold);
      for (let index = fold; index < calls.length; index += folds)
        for (const [at, values] of inputs[index]!.entries())
          if (mayHold(list, calls[index]!.examples[at]!))
            chances[index]![at]![column] = sigmoid(score(weights, { features: EVERY_INPUT, values }));
    }
    return fitColumn(calls, inputs, list, () => true);
  });
  const second: Weights['second'] = {};
  for (const [at, name] of SECOND_INPUTS.entries()) second[name] = inThousandths(columns.map((column) => column[at]!));
  const thresholds = Object.fromEntries(
    WEIGHED_LISTS.map((list) => [list, SHOWN_OTHERWISE[list] ?? SHOWN]),
  ) as Weights['thresholds'];
  return { second, third: fitThirdLook(calls, chances), sentiment: fitSentiment(calls, chances), thresholds };
}

const EVERY_INPUT = SECOND_INPUTS.map((_, at) => at);
const inThousandths = (weights: Iterable<number>) =>
  Array.from(weights, (weight) => Math.round(weight * 1000)).join(' ');

function readAgain({ examples, odds }: WholeCall): Float64Array[] {
  const inputs: Float64Array[] = [];
  const readings = examples.map(({ reading }) => reading);
  const polarity = examples.map((one) => one.polarity);
  lookAgain({ readings, polarity, odds, columns: WEIGHED_LISTS.length }, (own) => inputs.push(own.slice()));
  return inputs;
}

function fitColumn(
  calls: readonly WholeCall[],
  inputs: readonly Float64Array[][],
  list: WeighedList,
  isIn: (index: number) => boolean,
) {
  const label = labelOf(list);
  const rows = calls.flatMap(({ examples }, index) =>
    isIn(index)
      ? examples.flatMap((one, at) =>
          mayHold(list, one) && !one.partly.has(label)
            ? [{ inputs: inputs[index]![at]!, isTrue: one.lists.has(label) }]
            : [],
        )
      : [],
  );
  return fitDense(rows, PULL.second);
}

function fitThirdLook(calls: readonly WholeCall[], chances: readonly (readonly Float32Array[])[]): Weights['third'] {
  const columns = TOLD_LISTS.map((list) => {
    const rows: { inputs: Float64Array; isTrue: boolean }[] = [];
    for (const [index, { examples }] of calls.entries()) {
      const readings = examples.map(({ reading }) => reading);
      const polarity = examples.map((one) => one.polarity);
      const chance = (at: number, column: number) => chances[index]![at]![column]!;
      lookAtPassages({ readings, polarity, chance }, list, (inputs, from, to) =>
        rows.push({ inputs: inputs.slice(), isTrue: examples.slice(from, to).some(({ lists }) => lists.has(list)) }),
      );
    }
    return fitDense(rows, PULL.third);
  });
  return Object.fromEntries(
    THIRD_INPUTS.map((name, at) => [name, inThousandths(columns.map((column) => column[at]!))]),
  );
}

/** One regression for each sentiment, against the others. */
function fitSentiment(
  calls: readonly WholeCall[],
  chances: readonly (readonly Float32Array[])[],
): Weights['sentiment'] {
  const rows = calls.flatMap(({ sentiment, examples }, index) => {
    const stance = stanceInputsOf(examples.map(({ reading }, at) => ({ reading, chances: chances[index]![at]! })));
    return stance && sentiment !== null ? [{ inputs: stance, sentiment }] : [];
  });
  return Object.fromEntries(
    CALL_SENTIMENTS.map((name) => {
      const own = rows.map(({ inputs, sentiment }) => ({ inputs, isTrue: sentiment === name }));
      return [name, inThousandths(fitDense(own, PULL.sentiment))];
    }),
  );
}
