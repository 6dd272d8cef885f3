export interface BenchResult {
  rows: { label: string; value: string }[];
  target: string;
  ok: boolean;
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Runs subject and baseline by turns, so that a noisy machine disturbs both; the median ratio of the pairs counts. */
export async function pairs(rounds: number, subject: () => Promise<number>, baseline: () => Promise<number>) {
  const taken: { subject: number; baseline: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    taken.push(round % 2 === 0 ? { subject: await subject(), baseline: await baseline() } : await reversed());
  }
  async function reversed() {
    const first = await baseline();
    return { subject: await subject(), baseline: first };
  }
  return {
    subject: median(taken.map((pair) => pair.subject)),
    baseline: median(taken.map((pair) => pair.baseline)),
    ratio: median(taken.map((pair) => pair.subject / pair.baseline)),
  };
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
