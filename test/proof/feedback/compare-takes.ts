import type { Analysis } from '#contract/feedback/analysis.ts';
import { SCORE_NAMES, type ScoreName } from '#contract/values/feedback.ts';
import type { TakeName } from '../../sound/takes.ts';

export type Check = (ok: boolean, what: string) => void;

/** The good take must score higher than each of these. */
export const ORDER: [ScoreName, TakeName[]][] = [
  ['communication', ['tooFast', 'tooSlow', 'manyPauses', 'longPauses']],
  ['confidence', ['longPauses', 'uneven', 'quiet']],
  ['clarity', ['noisy', 'clipped', 'quiet']],
];

/** @returns the smallest margin by which the good take leads */
export function checkOrder(takes: ReadonlyMap<TakeName, Analysis>, label: string, check: Check): number {
  const margins = ORDER.flatMap(([score, worse]) =>
    worse.map((name) => {
      const margin = Math.round((valueOf(takes, 'good', score) - valueOf(takes, name, score)) * 10) / 10;
      check(
        margin > 0,
        `${label}: ${score} of good is ${valueOf(takes, 'good', score)}, of ${name} ${valueOf(takes, name, score)}`,
      );
      return margin;
    }),
  );
  return Math.min(...margins);
}

function valueOf(takes: ReadonlyMap<TakeName, Analysis>, name: TakeName, score: ScoreName): number {
  const take = takes.get(name);
  return take?.outcome === 'scored' ? take.scores[score].value : NaN;
}

/** The largest change of a score; infinite if either has none. */
export function movedBy(before: Analysis, after: Analysis): number {
  if (before.outcome === 'insufficient_speech' || after.outcome === 'insufficient_speech')
    return before.outcome === after.outcome ? 0 : Infinity;
  const moves = SCORE_NAMES.map((name) => Math.abs(before.scores[name].value - after.scores[name].value));
  return Math.round(Math.max(...moves) * 10) / 10;
}

export const describe = (analysis: Analysis) =>
  analysis.outcome === 'scored'
    ? SCORE_NAMES.map((name) => `${name} ${analysis.scores[name].value.toFixed(1)}`).join(', ')
    : analysis.reason;
