import type { Delivery } from './measure-delivery.ts';
import { BANDS, type Band, MEAN_SHARE, type PartName, SCORES, type ScoreName } from './weights.ts';

export interface ScorePart {
  name: PartName;
  /** As measured, in the unit of its band. */
  value: number;
  /** 0 to 1. */
  met: number;
  weight: number;
}

export interface Score {
  /** 0 to 10, with one decimal. */
  score: number;
  parts: ScorePart[];
}

/** The three scores of a delivery, each with the parts that it can be recomputed from. */
export function scoreDelivery({ values }: Pick<Delivery, 'values'>): Record<ScoreName, Score> {
  const scoreOf = (name: ScoreName): Score => {
    const parts = Object.entries(SCORES[name]).map(([part, weight]) => ({
      name: part as PartName,
      value: values[part as PartName],
      met: within(values[part as PartName], BANDS[part as PartName]),
      weight,
    }));
    const mix = mixOf(parts);
    // Nobody understands a take better than its worst part lets them.
    const capped = name === 'clarity' ? Math.min(mix, 10 * (0.3 + 0.7 * worstOf(parts))) : mix;
    return { score: Math.round(capped * 10) / 10, parts };
  };
  return { communication: scoreOf('communication'), confidence: scoreOf('confidence'), clarity: scoreOf('clarity') };
}

/** How far a value meets its band, 0 to 1. */
export function within(value: number, [a, b, c, d]: Band): number {
  if (value >= b && value <= c) return 1;
  const met = value < b ? (value - a) / (b - a) : (d - value) / (d - c);
  return Math.min(1, Math.max(0, met));
}

const worstOf = (parts: readonly ScorePart[]) => Math.min(...parts.map(({ met }) => met));

function mixOf(parts: readonly ScorePart[]): number {
  const weights = parts.reduce((total, { weight }) => total + weight, 0);
  const mean = parts.reduce((total, { met, weight }) => total + met * weight, 0) / weights;
  return 10 * (MEAN_SHARE * mean + (1 - MEAN_SHARE) * worstOf(parts));
}
