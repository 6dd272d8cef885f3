// Fits the weights that distinguish requirements from mere mentions, on the passages and adverts that aren't held out: node
// tools/demand-weights/fit.ts
import { writeFileSync } from 'node:fs';
import { examplesOf, readLabelled } from './examples.ts';
import { fitWeights } from './fit-weights.ts';

const FILE = 'server/search/reading/demands/weights.gen.ts';

const labelled = readLabelled();
const examples = labelled.flatMap(examplesOf);
const weights = fitWeights(examples);
writeFileSync(
  FILE,
  [
    `// Written by tools/demand-weights/fit.ts from ${labelled.length} labelled passages and adverts. See server/platform/hashed-weights.ts for the format.`,
    'export const WEIGHTS = {',
    ...Object.entries(weights).flatMap(([kind, { hashes, rows }]) => [
      `  ${kind}: {`,
      `    hashes: '${hashes}',`,
      `    rows: '${rows}',`,
      '  },',
    ]),
    '};',
    '',
  ].join('\n'),
);
console.log(`${labelled.length} passages and adverts, ${examples.length} years and languages in them`);
