import { type HostileReport, runHostileFiles } from '../../media/hostile.ts';

const FILES = 300;
/** Makes the same files in every run. */
const SEED = 7;

/** Files that point outside, lie about themselves or are damaged are fed to the pipeline. */
export function prove() {
  const report = runHostileFiles(FILES, SEED);
  for (const line of describe(report)) console.log(`     ${line}`);
  return {
    n: FILES,
    failures: report.failures,
    promise: 'Each a clear refusal or a sound video; nothing outside the input read, no crash.',
  };
}

/** How the files ended, most frequent first, how long the slowest took, and what was watched. */
function describe({ outcomes, slowestMs, watchedBy }: HostileReport) {
  const ended = Object.entries(outcomes).toSorted(([, a], [, b]) => b - a);
  return [
    ended.map(([outcome, count]) => `${count} ${outcome}`).join(', '),
    `the slowest took ${slowestMs} ms; watched: ${watchedBy.join(', ')}`,
  ];
}
