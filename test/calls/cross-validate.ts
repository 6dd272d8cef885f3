import { Model } from '#server/calls/findings/decide/model.ts';
import { readCall } from '#tools/call-weights/examples.ts';
import { fitWeights } from '#tools/call-weights/fit-weights.ts';
import type { LabelledCall } from '#tools/call-weights/labelled-calls.ts';
import { readShortCalls } from '#tools/call-weights/labelled-excerpts.ts';

const FOLDS = 3;
/** Within the calls of a fold's weights, thresholds are chosen on parts that the weights weren't fitted to. */
const INNER_FOLDS = 3;

/** Fits weights and thresholds once for each third of the calls, without it, and to all short calls and excerpts. A call is then read with what was fitted to others. */
export function crossValidate(calls: readonly LabelledCall[]): (call: LabelledCall) => Model {
  const read = calls.map(readCall);
  const shortCalls = readShortCalls();
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const others = read.filter((__, index) => index % FOLDS !== fold);
    return new Model(fitWeights([...others, ...shortCalls], INNER_FOLDS));
  });
  const folds = new Map(calls.map((call, index) => [call.id, index % FOLDS]));
  return ({ id }) => models[folds.get(id)!]!;
}
