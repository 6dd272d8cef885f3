import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { localAnalyst } from '#server/feedback/analyst/local-analyst.ts';
import type { Check } from './compare-takes.ts';

const CPU_SECONDS_PER_MINUTE = 1;
const ROUNDS = 3;
const STAT = '/proc/self/stat';
/** The kernel's unit of CPU time. */
const TICKS_PER_SECOND = 100;

/**
 * Measures the cost of one analysis: the whole child process, including its start, decoding and the picture. @returns its result
 */
export async function measureCost(source: string, check: Check): Promise<Analysis> {
  const seconds: number[] = [];
  let analysis: Analysis | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const before = secondsOfChildren();
    const take = { source, language: 'en', transcript: null };
    analysis = await localAnalyst.analyze(take, { signal: new AbortController().signal });
    seconds.push(secondsOfChildren() - before);
  }
  const perMinute = Math.min(...seconds) / (analysis!.durationMs / 60_000);
  if (existsSync(STAT)) {
    const all = seconds.map((value) => value.toFixed(2)).join(', ');
    console.log(
      `     ${perMinute.toFixed(2)} s of processor time per minute of a take (whole: ${all} s; load ${load()})`,
    );
    check(perMinute <= CPU_SECONDS_PER_MINUTE, `${perMinute} s of processor time per minute`);
  } else console.log('     processor time: not measured, it needs /proc');
  return analysis!;
}

/** CPU time of all finished children, as summed by the kernel. */
function secondsOfChildren(): number {
  if (!existsSync(STAT)) return NaN;
  const fields = readFileSync(STAT, 'latin1').split(') ')[1]!.split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

export const load = () => loadavg()[0]!.toFixed(1);
