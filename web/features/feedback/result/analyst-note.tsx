import { useTranslation } from 'react-i18next';
import type { Analysis } from '#contract/feedback/analysis.ts';
import { spokenLanguage } from '../takes/spoken-languages.ts';
import { useNumbers } from './numbers.ts';

/** Who made the result, what it can't tell, and the role of the language. */
export function AnalystNote({ analysis }: { analysis: Analysis }) {
  const { t, i18n } = useTranslation('feedback');
  const { plain } = useNumbers();
  const { analyst, language, syllableFactor } = analysis;
  return (
    <p className="max-w-[70ch] text-sm text-ink-2">
      {t(`analyst.${analyst.name}`, { version: analyst.version })} {analyst.isFallback && `${t('analyst.fallback')} `}
      {t('analyst.limits')}
      {syllableFactor !== null && syllableFactor !== 1 && (
        <> {t('factor', { factor: plain(syllableFactor), language: spokenLanguage(language, i18n.language) })}</>
      )}
    </p>
  );
}
