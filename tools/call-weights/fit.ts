// Fits the weights of the call analyzer to the labeled calls of demo/calls that aren't held out: node tools/call-weights/fit.ts
import { writeFileSync } from 'node:fs';
import { readCall } from './examples.ts';
import { fitWeights } from './fit-weights.ts';
import { OPEN_FOLDERS, readLabelledCalls } from './labelled-calls.ts';
import { readShortCalls } from './labelled-excerpts.ts';

const FILE = 'server/calls/findings/decide/weights.gen.ts';
const FOLDS = 4;

const calls = OPEN_FOLDERS.flatMap(readLabelledCalls).map(readCall);
const shortCalls = readShortCalls();
const { grams, ...records } = fitWeights([...calls, ...shortCalls], FOLDS);
const TYPES = {
  thresholds: '',
  sentiment: ' as Record<string, string>',
  second: ' as Record<string, string>',
  third: ' as Record<string, string>',
  clues: ' as Record<string, number>',
  weights: ' as Record<string, string>',
};
const rows = (record: Record<string, string | number>) =>
  Object.entries(record).map(([name, value]) => {
    const key = /^\w+$/.test(name) ? name : name.includes("'") ? JSON.stringify(name) : `'${name}'`;
    return `    ${key}: ${typeof value === 'number' ? value : `'${value}'`},`;
  });
writeFileSync(
  FILE,
  [
    `// Written by tools/call-weights/fit.ts from ${calls.length} labelled calls, ${shortCalls.length} short calls and excerpts.`,
    'export const WEIGHTS = {',
    ...(['thresholds', 'sentiment', 'second', 'third', 'clues', 'weights'] as const).flatMap((name) => [
      `  ${name}: {`,
      ...rows(records[name]),
      `  }${TYPES[name]},`,
    ]),
    '  grams: `',
    grams,
    '`,',
    '};',
    '',
  ].join('\n'),
);
console.log(
  `${calls.length} calls, ${shortCalls.length} short calls and excerpts, ${grams.split('\n').length} words and pairs, thresholds ${JSON.stringify(records.thresholds)}`,
);
