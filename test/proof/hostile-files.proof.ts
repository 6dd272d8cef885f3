import { runHostileFiles } from '../media/hostile.ts';

export function prove() {
  const n = 300;
  const report = runHostileFiles(n, 7);
  return {
    n,
    failures: report.failures,
    promise: 'Each a clear refusal or a sound video; nothing outside the input read, no crash.',
  };
}
