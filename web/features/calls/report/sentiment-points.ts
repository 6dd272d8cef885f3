import { useTranslation } from 'react-i18next';
import type { CallSentimentPoint } from '#contract/calls/analysis.ts';
import { withMinus } from '#web/i18n/number-texts.ts';
import { clockText } from './evidence-link.tsx';

/** A bar shorter than this is not drawn. */
const EVEN_WITHIN = 0.05;

/**
 * How far a part rises and falls in the chart, each from 0 to 1. Positive and negative sentences don't cancel out: what the call's
 * sentiment rests on is always visible.
 */
export function barsOf({ positive, negative, balance }: CallSentimentPoint) {
  const all = positive + negative + 1;
  return { rise: Math.max(positive / all, balance, 0), fall: Math.max(negative / all, -balance, 0) };
}

export function toneOf(point: CallSentimentPoint) {
  const { rise, fall } = barsOf(point);
  if (rise > EVEN_WITHIN) return fall > EVEN_WITHIN ? 'mixed' : 'positive';
  return fall > EVEN_WITHIN ? 'negative' : 'even';
}

/** Merges neighbors until there are at most `most`: balance = (P - N) / (P + N + 1), the same formula as for a single point. */
export function mergePoints(points: CallSentimentPoint[], most: number): CallSentimentPoint[] {
  const count = Math.min(most, points.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * points.length) / count);
    const group = points.slice(from, Math.floor(((index + 1) * points.length) / count));
    if (group.length === 1) return group[0]!;
    const sum = (key: 'positive' | 'negative') => group.reduce((total, point) => total + point[key], 0);
    const [positive, negative] = [sum('positive'), sum('negative')];
    const strongest = group.reduce((best, point) => (Math.abs(point.balance) > Math.abs(best.balance) ? point : best));
    const balance = (positive - negative) / (positive + negative + 1);
    const { quote, quoteLine } = strongest;
    return { ...group[0]!, toLine: group.at(-1)!.toLine, positive, negative, balance, quote, quoteLine };
  });
}

/** Returns the accessible description of a part: "2:06: positive, 0.4". */
export function usePartText() {
  const { t, i18n } = useTranslation('calls');
  const tenth = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (point: CallSentimentPoint) =>
    t('chart.part', {
      where: point.atMs === null ? t('chart.lines', { from: point.line, to: point.toLine }) : clockText(point.atMs),
      tone: t(`chart.${toneOf(point)}`),
      balance: withMinus(tenth.format(point.balance)),
    });
}
