import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

const FOLDER = 'test/attacks';

/** Replays every known attack; each is a test that passes when the attack fails. Prints the number of replays per row. */
export async function prove() {
  const folder = mkdtempSync(join(tmpdir(), 'closeup-attacks-'));
  const outputFile = join(folder, 'report.json');
  try {
    execFileSync('vitest', ['run', FOLDER, '--reporter=json', `--outputFile=${outputFile}`], { stdio: 'ignore' });
  } catch {
    // The report says which ones failed.
  }
  const { testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  const replays = testResults.flatMap(({ assertionResults }) => assertionResults);
  const perRow = new Map<string, number>();
  for (const { fullName } of replays) {
    const row = /row (\d+)/.exec(fullName)?.[1] ?? 'without a row';
    perRow.set(row, (perRow.get(row) ?? 0) + 1);
  }
  for (const [row, count] of [...perRow].toSorted(([a], [b]) => Number(a) - Number(b)))
    console.log(`     row ${row}: N = ${count}`);
  const failures = replays
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0] ?? 'did not run'}`);
  const ran = new Set(testResults.map(({ name }) => name.split('/').at(-1)));
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts')))
    if (!ran.has(file)) failures.push(`${file} did not run`);
  return { n: replays.length, failures, promise: 'No replayed attack succeeds.' };
}
