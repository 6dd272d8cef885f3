import { Model } from '#server/calls/findings/decide/model.ts';
import { readCall } from '#tools/call-weights/examples.ts';
import { fitWeights } from '#tools/call-weights/fit-weights.ts';
import { type LabelledCall, OPEN_FOLDERS, readLabelledCalls } from '#tools/call-weights/labelled-calls.ts';
import { readShortCalls } from '#tools/call-weights/labelled-excerpts.ts';
import { measureCalls, type Measured } from '../calls/measure-calls.ts';
import { measureLines } from '../calls/measure-lines.ts';

const HELD_OUT = ['demo/calls/held-out', 'demo/calls/held-out-2', 'demo/calls/held-out-3'];
/** Single lines in plain words. */
const HELD_OUT_LINES = 'demo/calls/held-out-lines';
const TARGETS = { precision: 0.85, recall: 0.75, listPrecision: 0.7, listRecall: 0.6, sentiment: 0.75 };
const FOLDS = 3;
/** Within a fold's training calls, thresholds are chosen on parts that the weights weren't fitted to. */
const INNER_FOLDS = 3;

/** Measures recall and precision of the local analyst on labeled calls. Prints only numbers, never a line of a call. */
export async function prove() {
  const failures: string[] = [];
  const setAside = HELD_OUT.map((folder) => readLabelledCalls(folder));
  const told = setAside.map((calls, index) => tell(HELD_OUT[index]!, measureCalls(calls)));
  const heldOut = measureCalls(setAside.flat());
  told.push(tell('all held-out calls', heldOut));
  const { lines, precision, recall } = measureLines(HELD_OUT_LINES);
  told.push(`${lines} held-out lines: precision ${percent(precision)}, recall ${percent(recall)}`);
  console.log(`\n${told.at(-1)}`);
  const others = OPEN_FOLDERS.map((folder) => readLabelledCalls(folder));
  const modelOf = crossValidate(others.flat());
  for (const [index, calls] of others.entries())
    told.push(tell(`${OPEN_FOLDERS[index]!}, with weights of the other calls`, measureCalls(calls, modelOf)));
  const miss = (what: string, value: number, target: number) => {
    if (value < target) failures.push(`${what} is ${percent(value)}, the target ${percent(target)}`);
  };
  miss('precision', heldOut.overall.precision, TARGETS.precision);
  miss('recall', heldOut.overall.recall, TARGETS.recall);
  miss('macro-F1 of the sentiment', heldOut.sentimentF1, TARGETS.sentiment);
  for (const [list, { precision, recall }] of Object.entries(heldOut.lists)) {
    miss(`precision of ${list}`, precision, TARGETS.listPrecision);
    miss(`recall of ${list}`, recall, TARGETS.listRecall);
  }
  return { n: heldOut.calls + others.flat().length, failures, promise: `${told.join('; ')}.` };
}

function tell(name: string, measured: Measured) {
  console.log(`\n${name}: ${measured.calls} calls\n${table(measured)}`);
  const { overall, sentimentF1 } = measured;
  return `${name}: precision ${percent(overall.precision)}, recall ${percent(overall.recall)}, sentiment macro-F1 ${sentimentF1.toFixed(2)}`;
}

function table({ lists, overall, ...rest }: Measured) {
  const rows = [...Object.entries(lists), ['all lists', overall] as const].map(([list, one]) => {
    const part = (value: number, [low, high]: readonly [number, number]) =>
      `${percent(value).padStart(4)} (${percent(low)}–${percent(high)})`;
    return `${list.padEnd(24)}precision ${part(one.precision, one.precisionInterval).padEnd(16)}recall ${part(one.recall, one.recallInterval).padEnd(16)}n = ${one.labels}`;
  });
  return [
    ...rows,
    `sentiment macro-F1 ${rest.sentimentF1.toFixed(2)}, engagement accuracy ${percent(rest.engagement)}, sides of speakers ${percent(rest.sides)}, owners of action items ${percent(rest.owners)}`,
  ].join('\n');
}

const percent = (value: number) => `${Math.round(value * 100)}%`;

/**
 * Cross-validation: for each third of the calls, fits weights and thresholds to the others plus all short calls and excerpts. A
 * call is then read with weights fitted to other calls.
 */
function crossValidate(calls: readonly LabelledCall[]): (call: LabelledCall) => Model {
  const read = calls.map(readCall);
  const shortCalls = readShortCalls();
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const others = read.filter((__, index) => index % FOLDS !== fold);
    return new Model(fitWeights([...others, ...shortCalls], INNER_FOLDS));
  });
  const folds = new Map(calls.map((call, index) => [call.id, index % FOLDS]));
  return ({ id }) => models[folds.get(id)!]!;
}
