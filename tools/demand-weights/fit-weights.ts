import { type HashedWeights, WeightTable } from '#server/platform/hashed-weights.ts';
import { fitTable } from '../advert-weights/fit-weights.ts';
import type { DemandExample } from './examples.ts';

const OPTIONS = { columns: 1, leastExamples: 2, leastSteps: 1, pull: 3 };
/**
 * If a requirement is mentioned several times, the likeliest mention is the positive example, along with others within this margin.
 */
const NEARLY = 1;
const UNLIKELY_COUNTS = 0.05;
const TURNS = 2;

export type DemandWeights = Record<DemandExample['kind'], HashedWeights>;

export const fitWeights = (examples: readonly DemandExample[]): DemandWeights => ({
  years: fitKind(examples.filter(({ kind }) => kind === 'years')),
  language: fitKind(examples.filter(({ kind }) => kind === 'language')),
});

function fitKind(examples: readonly DemandExample[]): HashedWeights {
  let weights = fitTable(examples, OPTIONS);
  for (let turn = 0; turn < TURNS; turn++)
    weights = fitTable(withLikeliest(examples, new WeightTable(weights)), OPTIONS);
  return weights;
}

function withLikeliest(examples: readonly DemandExample[], table: WeightTable): DemandExample[] {
  const odds = examples.map(({ hashes }) => table.odds(hashes)[0]!);
  const best = new Map<string, number>();
  for (const [at, { demand }] of examples.entries())
    best.set(demand, Math.max(best.get(demand) ?? -Infinity, odds[at]!));
  return examples.map((one, at) => {
    const isLikely = odds[at]! >= best.get(one.demand)! - NEARLY;
    return one.holds[0] && !isLikely ? { ...one, counts: UNLIKELY_COUNTS } : one;
  });
}
