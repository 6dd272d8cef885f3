import type { Analysis, ScoredAnalysis } from '#contract/feedback/analysis.ts';
import type { ScoreName } from '#contract/values/feedback.ts';
import type { TakeName } from '../../sound/takes.ts';
import type { Voice } from '../../sound/voices.ts';

/** The first take has the higher score. */
export const ORDER: [ScoreName, TakeName[]][] = [
  ['communication', ['tooFast', 'tooSlow', 'manyPauses', 'longPauses']],
  ['confidence', ['longPauses', 'uneven', 'quiet']],
  ['clarity', ['noisy', 'clipped', 'quiet']],
];

export function checkOrder(takes: Map<TakeName, Analysis>, voice: Voice, check: (ok: boolean, what: string) => void) {
  for (const [score, worse] of ORDER)
    for (const name of worse) {
      const [better, lower] = [takes.get('good')!, takes.get(name)!].map((take) =>
        take.outcome === 'scored' ? take.scores[score].value : NaN,
      );
      check(better! > lower!, `${voice.name}: ${score} of good is ${better}, of ${name} ${lower}`);
    }
}

export function movedBy(before: Analysis, after: Analysis): number {
  if (before.outcome !== after.outcome) return Infinity;
  if (before.outcome !== 'scored') return 0;
  const moves = Object.entries(before.scores).map(([name, { value }]) =>
    Math.abs(value - (after as ScoredAnalysis).scores[name as ScoreName].value),
  );
  return Math.round(Math.max(...moves) * 10) / 10;
}

export const describe = (analysis: Analysis) =>
  analysis.outcome === 'scored'
    ? Object.entries(analysis.scores)
        .map(([name, { value }]) => `${name} ${value.toFixed(1)}`)
        .join(', ')
    : analysis.reason;
