// Runs the slow proofs: `npm run proof`, or by name. Each prints its N; zero failures in N means "rarer than 3/N" (rule of three).
import { readdirSync } from 'node:fs';

const names = readdirSync('test/proof', { recursive: true })
  .filter((file) => file.endsWith('.proof.ts'))
  .map((file) => file.replace('.proof.ts', ''));
/** A proof can be named with or without its folder; a folder stands for all proofs in it. */
const within = (name) => names.filter((one) => one === name || one.startsWith(`${name}/`) || one.endsWith(`/${name}`));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => within(name).length === 0);
if (unknown.length > 0) {
  console.error(`Unknown proof: ${unknown.join(', ')}. Available: ${names.join(', ')}`);
  process.exit(1);
}
const total = { passed: 0, failed: 0 };
for (const name of wanted.length > 0 ? wanted.flatMap(within) : names) {
  const startedAt = Date.now();
  const { prove } = await import(`../test/proof/${name}.proof.ts`);
  const { n, failures, promise } = await prove();
  const ok = failures.length === 0;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name}: N = ${n}, ${failures.length} failures. ${promise} (${Math.round((Date.now() - startedAt) / 1000)} s)`,
  );
  for (const failure of failures.slice(0, 10)) console.log(`     ${failure}`);
  total[ok ? 'passed' : 'failed']++;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
