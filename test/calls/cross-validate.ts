import { Model } from '#server/calls/findings/decide/model.ts';
import { readCall } from '#tools/call-weights/examples.ts';
import { fitWeights } from '#tools/call-weights/fit-weights.ts';
import type { LabelledCall } from '#tools/call-weights/labelled-calls.ts';

const FOLDS = 6;
/** Within the calls of a fold's weights, thresholds are chosen on parts that the weights weren't fitted to. */
const INNER_FOLDS = 4;

/** Fits weights and thresholds once for each sixth of the calls, without it. A call is then read with what was fitted to others. */
export function crossValidate(calls: readonly LabelledCall[]): (call: LabelledCall) => Model {
  const read = calls.map(readCall);
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const others = read.filter((__, index) => index % FOLDS !== fold);
    return new Model(fitWeights(others, INNER_FOLDS));
  });
  const folds = new Map(calls.map((call, index) => [call.id, index % FOLDS]));
  return ({ id }) => models[folds.get(id)!]!;
}
