// Fits the weights of the call analyzer to the labelled calls of demo/calls that may be read: node tools/call-weights/fit.ts
import { writeFileSync } from 'node:fs';
import { readCall } from './examples.ts';
import { fitWeights } from './fit-weights.ts';
import { OPEN_FOLDERS, readLabelledCalls } from './labelled-calls.ts';
import { readExcerpts } from './labelled-excerpts.ts';

const FILE = 'server/calls/findings/decide/weights.gen.ts';
const FOLDS = 5;

const calls = OPEN_FOLDERS.flatMap(readLabelledCalls).map(readCall);
const excerpts = readExcerpts();
const { grams, ...records } = fitWeights([...calls, ...excerpts], FOLDS);
const rows = (record: Record<string, string | number>) =>
  Object.entries(record).map(([name, value]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `    ${key}: ${typeof value === 'number' ? value : `'${value}'`},`;
  });
writeFileSync(
  FILE,
  [
    `// Written by tools/call-weights/fit.ts from ${calls.length} labelled calls and ${excerpts.length} excerpts.`,
    'export const WEIGHTS = {',
    ...(['thresholds', 'sentiment', 'second', 'weights'] as const).flatMap((name) => [
      `  ${name}: {`,
      ...rows(records[name]),
      ...(name === 'thresholds' ? ['  },'] : ['  } as Record<string, string>,']),
    ]),
    '  grams: `',
    grams,
    '`,',
    '};',
    '',
  ].join('\n'),
);
console.log(
  `${calls.length} calls, ${excerpts.length} excerpts, ${grams.split('\n').length} words and pairs, thresholds ${JSON.stringify(records.thresholds)}`,
);
