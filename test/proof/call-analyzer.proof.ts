import { measureCalls, type Measured } from '../calls/measure-calls.ts';

const FOLDERS = { 'held-out third': 'demo/calls/held-out', 'open calls, which the rules know': 'demo/calls/open' };
const TARGETS = { precision: 0.85, recall: 0.75, listPrecision: 0.7, listRecall: 0.6, sentiment: 0.75 };

/** How much of what labelled calls hold the local analyst finds, and how much of what it finds is there. Prints numbers only, no line of a call. */
export async function prove() {
  const failures: string[] = [];
  const told: string[] = [];
  let n = 0;
  for (const [name, folder] of Object.entries(FOLDERS)) {
    const measured = measureCalls(folder);
    n += measured.calls;
    console.log(`\n${name}: ${measured.calls} calls\n${table(measured)}`);
    const all = measured.overall;
    told.push(
      `${name}: precision ${percent(all.precision)}, recall ${percent(all.recall)}, sentiment macro-F1 ${measured.sentimentF1.toFixed(2)}`,
    );
    if (folder.endsWith('open')) continue;
    const miss = (what: string, value: number, target: number) => {
      if (value < target) failures.push(`${what} is ${percent(value)}, the target ${percent(target)}`);
    };
    miss('precision', all.precision, TARGETS.precision);
    miss('recall', all.recall, TARGETS.recall);
    miss('macro-F1 of the sentiment', measured.sentimentF1, TARGETS.sentiment);
    for (const [list, { precision, recall }] of Object.entries(measured.lists)) {
      miss(`precision of ${list}`, precision, TARGETS.listPrecision);
      miss(`recall of ${list}`, recall, TARGETS.listRecall);
    }
  }
  return { n, failures, promise: `${told.join('; ')}.` };
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
