import { useTranslation } from 'react-i18next';
import type { CallSentimentPoint } from '#contract/calls/analysis.ts';
import { clockText } from './evidence-link.tsx';

/** A balance closer to zero is shown as neutral. */
const EVEN_WITHIN = 0.05;

export const toneOf = ({ balance }: CallSentimentPoint) =>
  balance > EVEN_WITHIN ? 'positive' : balance < -EVEN_WITHIN ? 'negative' : 'even';

/** Merges neighbors until there are at most `most`: balance = (P - N) / (P + N + 2), the same formula as for a single point. */
export function mergePoints(points: CallSentimentPoint[], most: number): CallSentimentPoint[] {
  const count = Math.min(most, points.length);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * points.length) / count);
    const group = points.slice(from, Math.floor(((index + 1) * points.length) / count));
    if (group.length === 1) return group[0]!;
    const sum = (key: 'positive' | 'negative') => group.reduce((total, point) => total + point[key], 0);
    const [positive, negative] = [sum('positive'), sum('negative')];
    const strongest = group.reduce((best, point) => (Math.abs(point.balance) > Math.abs(best.balance) ? point : best));
    const balance = (positive - negative) / (positive + negative + 2);
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
      balance: tenth.format(point.balance),
    });
}
