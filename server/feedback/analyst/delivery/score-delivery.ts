import type { ScoredAnalysis } from '#contract/feedback/analysis.ts';
import type { DeliveryScore, ScorePart } from '#contract/feedback/delivery-score.ts';
import { type PartName, SCORE_NAMES, type ScoreName } from '#contract/values/feedback.ts';
import { BANDS, type Band, CAPS, MEAN_SHARE, WEIGHTS } from './weights.ts';

/** The three scores of a delivery, each with the parts it can be recomputed from. */
export function scoreDelivery(values: Record<PartName, number>): Record<ScoreName, DeliveryScore> {
  const entries = SCORE_NAMES.map((name) => [name, scoreOf(name, values)] as const);
  return Object.fromEntries(entries) as Record<ScoreName, DeliveryScore>;
}

function scoreOf(score: ScoreName, values: Record<PartName, number>): DeliveryScore {
  const parts = (Object.entries(WEIGHTS[score]) as [PartName, number][]).map(([name, weight]): ScorePart => {
    // Computed from the stored, rounded value, so that recomputing a score gives the same result.
    const value = round(values[name], 4);
    return { name, value, ...BANDS[name], met: round(metOf(value, BANDS[name]), 4), weight };
  });
  const formula = { parts, meanShare: MEAN_SHARE, cap: CAPS[score] ?? null };
  return { value: computeScore(formula), ...formula };
}

/** Computes a score from its parts, as `DeliveryScore` describes the formula. */
export function computeScore({ parts, meanShare, cap }: Omit<DeliveryScore, 'value'>): number {
  const mean = parts.reduce((total, { met, weight }) => total + met * weight, 0);
  const lowest = Math.min(...parts.map(({ met }) => met));
  const mix = 10 * (meanShare * mean + (1 - meanShare) * lowest);
  return round(cap ? Math.min(mix, 10 * (cap[0] + cap[1] * lowest)) : mix, 1);
}

/** How far a value meets its band, from 0 to 1. */
export function metOf(value: number, { target: [low, high], zeroAt: [zeroBelow, zeroAbove] }: Band): number {
  if (low !== null && value < low) return zeroBelow === null ? 1 : clamp((value - zeroBelow) / (low - zeroBelow));
  if (high !== null && value > high) return zeroAbove === null ? 1 : clamp((zeroAbove - value) / (zeroAbove - high));
  return 1;
}

/** The part furthest from its band, with ties going to the highest weight; null if all are met. */
export function adviseOn(scores: Record<ScoreName, DeliveryScore>): ScoredAnalysis['advice'] {
  const parts = Object.values(scores).flatMap((score) => score.parts);
  const [worst] = parts.toSorted((a, b) => a.met - b.met || b.weight - a.weight);
  if (!worst || worst.met === 1) return null;
  const [low] = worst.target;
  return { part: worst.name, change: low !== null && worst.value < low ? 'raise' : 'lower' };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
