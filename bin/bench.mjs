// Runs the benchmarks: `npm run bench`, or `npm run bench -- search-sql video-range`. Baselines run in the same invocation.
import { readdirSync } from 'node:fs';

const [wanted, options] = [
  process.argv.slice(2).filter((word) => !word.startsWith('--')),
  process.argv.slice(2).filter((word) => word.startsWith('--')),
];
const names = readdirSync('bench')
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${names.join(', ')}`);
  process.exit(1);
}
let failed = 0;
for (const name of wanted.length > 0 ? wanted : names) {
  const { run } = await import(`../bench/${name}.bench.ts`);
  const { rows, ok, target } = await run({
    rows: Number(options.find((option) => option.startsWith('--rows='))?.slice(7)) || undefined,
  });
  console.log(`\n${ok ? 'ok  ' : 'FAIL'} ${name}   target ${target}`);
  for (const { label, value } of rows) console.log(`     ${label.padEnd(46)} ${value}`);
  if (!ok) failed++;
}
process.exit(failed > 0 ? 1 : 0);
