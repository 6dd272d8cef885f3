// Runs the benchmarks: `npm run bench`, or `npm run bench -- search-sql video-range`. Baselines run in the same invocation.
import { spawnSync } from 'node:child_process';
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
if (wanted.length === 1) process.exit((await measure(wanted[0])) ? 0 : 1);

// Each has a process of its own, so that none inherits another's heap and compiled code.
const failed = (wanted.length > 0 ? wanted : names).filter(
  (name) => spawnSync(process.execPath, [import.meta.filename, name, ...options], { stdio: 'inherit' }).status !== 0,
);
process.exit(failed.length > 0 ? 1 : 0);

/** @returns whether the benchmark reached its target. */
async function measure(name) {
  const { run } = await import(`../bench/${name}.bench.ts`);
  const { rows, ok, target } = await run({
    rows: Number(options.find((option) => option.startsWith('--rows='))?.slice(7)) || undefined,
  });
  console.log(`\n${ok ? 'ok  ' : 'FAIL'} ${name}   target ${target}`);
  for (const { label, value } of rows) console.log(`     ${label.padEnd(46)} ${value}`);
  return ok;
}
