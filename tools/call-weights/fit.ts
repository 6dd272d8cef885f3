// Fits the weights of the call analyzer to the labelled calls of demo/calls that may be read: node tools/call-weights/fit.ts
import { writeFileSync } from 'node:fs';
import { readCall } from './examples.ts';
import { fitWeights } from './fit-weights.ts';
import { OPEN_FOLDERS, readLabelledCalls } from './labelled-calls.ts';

const FILE = 'server/calls/findings/decide/weights.gen.ts';
const FOLDS = 8;

const calls = OPEN_FOLDERS.flatMap(readLabelledCalls);
const { weights, thresholds } = fitWeights(calls.map(readCall), FOLDS);
const rows = (record: Record<string, string | number>) =>
  Object.entries(record).map(([name, value]) => {
    const key = /^\w+$/.test(name) ? name : name.includes("'") ? JSON.stringify(name) : `'${name}'`;
    return `  ${key}: ${typeof value === 'number' ? value : `'${value}'`},`;
  });
writeFileSync(
  FILE,
  [
    `// Written by tools/call-weights/fit.ts from ${calls.length} labelled calls. One column for each weighed list, the last for the seller's side; hundredths.`,
    'export const THRESHOLDS = {',
    ...rows(thresholds),
    '};',
    '',
    'export const WEIGHTS: Record<string, string> = {',
    ...rows(weights),
    '};',
    '',
  ].join('\n'),
);
console.log(`${calls.length} calls, ${Object.keys(weights).length} features, thresholds ${JSON.stringify(thresholds)}`);
