// Fits the weights of bias detection to the adverts and lines of demo/adverts that aren't held out: node
// tools/advert-weights/fit.ts
import { writeFileSync } from 'node:fs';
import { examplesOf, joinExamples, readLabelled } from './examples.ts';
import { fitWeights } from './fit-weights.ts';

const FILE = 'server/fairness/advert/weigh/weights.gen.ts';

const labelled = readLabelled();
const examples = await Promise.all(labelled.map(examplesOf));
const weights = fitWeights(joinExamples(examples));
const tables = Object.entries(weights).flatMap(([name, { hashes, rows }]) => [
  `  ${name}: {`,
  `    hashes: '${hashes}',`,
  `    rows: '${rows}',`,
  '  },',
]);
writeFileSync(
  FILE,
  [
    `// Written by tools/advert-weights/fit.ts from ${labelled.length} labelled adverts and lines. See server/platform/hashed-weights.ts for the format.`,
    'export const WEIGHTS = {',
    ...tables,
    '};',
    '',
  ].join('\n'),
);
console.log(`${labelled.length} adverts and lines, ${examples.reduce((sum, { word }) => sum + word.length, 0)} words`);
