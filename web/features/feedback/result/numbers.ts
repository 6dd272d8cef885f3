import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScorePart } from '#contract/feedback/delivery-score.ts';
import { LEAST_SCORES } from '#contract/values/product.ts';
import { withMinus } from '#web/i18n/number-texts.ts';

/** Units that are read as percentages. */
const SHARES: ScorePart['unit'][] = ['share', 'variation'];

/** Formats measured values and scores in the reader's language. */
export function useNumbers() {
  const { t, i18n } = useTranslation('feedback');
  return useMemo(() => {
    const plain = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
    const tenths = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const signed = new Intl.NumberFormat(i18n.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
    const amount = (value: number, unit: ScorePart['unit']) =>
      withMinus(plain.format(SHARES.includes(unit) ? value * 100 : value));
    const inUnit = (text: string, unit: ScorePart['unit']) => t(`unit.${unit}`, { value: text });
    return {
      plain: (value: number) => withMinus(plain.format(value)),
      score: (value: number) => tenths.format(value),
      change: (value: number) => withMinus(signed.format(value)),
      percent: (share: number) => t('unit.share', { value: Math.round(share * 100) }),
      measured: ({ value, unit }: Pick<ScorePart, 'value' | 'unit'>) => inUnit(amount(value, unit), unit),
      target({ target: [from, to], unit }: ScorePart) {
        const least = from === null ? '' : amount(from, unit);
        if (to === null) return t('target.least', { from: inUnit(least, unit) });
        const most = inUnit(amount(to, unit), unit);
        return from === null ? t('target.most', { to: most }) : t('target.between', { from: least, to: most });
      },
    };
  }, [t, i18n.language]);
}

/** The word for a score, by the thresholds of the search. */
export function levelOf(score: number): 'excellent' | 'good' | 'average' | 'low' {
  const [average, good, excellent] = LEAST_SCORES;
  if (score >= excellent) return 'excellent';
  if (score >= good) return 'good';
  return score >= average ? 'average' : 'low';
}
