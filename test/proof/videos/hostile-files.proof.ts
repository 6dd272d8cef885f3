import { type HostileReport, runHostileFiles } from '../../media/hostile.ts';

const FILES = 300;
/** Generates the same files in every run. */
const SEED = 7;

/** Feeds the pipeline files that point outside, lie about themselves or are damaged. */
export function prove() {
  const report = runHostileFiles(FILES, SEED);
  for (const line of describe(report)) console.log(`     ${line}`);
  return {
    n: FILES,
    failures: report.failures,
    promise: 'Each a clear refusal or a sound video; nothing outside the input read, no crash.',
  };
}

/** The outcomes, most frequent first, the slowest time, and the active detectors. */
function describe({ outcomes, slowestMs, watchedBy }: HostileReport) {
  const ended = Object.entries(outcomes).toSorted(([, a], [, b]) => b - a);
  return [
    ended.map(([outcome, count]) => `${count} ${outcome}`).join(', '),
    `the slowest took ${slowestMs} ms; watched: ${watchedBy.join(', ')}`,
  ];
}
