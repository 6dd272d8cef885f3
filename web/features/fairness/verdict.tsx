import { useTranslation } from 'react-i18next';
import type { BiasAnalysis } from '#contract/fairness/analyses.ts';
import { quotedWords } from './quoted-words.ts';
import { similarityText } from './similarity.ts';
import { VerdictWords } from './verdict-words.tsx';

const HEADLINE_WORDS = 5;

interface VerdictProps {
  analysis: BiasAnalysis;
  /** Whether the text has changed since the analysis. */
  isStale: boolean;
}

/** The effect on the candidates in one sentence, four statistics, and the words that caused the differences. */
export function Verdict({ analysis: { summary }, isStale }: VerdictProps) {
  const { t, i18n } = useTranslation('fairness');
  const number = (value: number) => new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 }).format(value);
  const { attributions, takenAway, levels, tauB } = summary;
  const words = (list: { word: string }[]) => quotedWords(t, i18n.language, list);
  const stats = [
    { key: 'largest', value: number(summary.largestDifference), text: t('stats.largestText') },
    { key: 'levels', value: number(levels.high + levels.medium), text: t('stats.levelsText') },
    { key: 'moved', value: number(summary.moved), text: t('stats.movedText', { count: summary.candidates }) },
    {
      key: 'tau',
      value: tauB === null ? '–' : similarityText(tauB, i18n.language),
      text: t(tauB === null ? 'stats.tauNone' : 'stats.tauText'),
    },
  ] as const;
  return (
    <section aria-labelledby="verdict" className="flex flex-col gap-8 border-t border-line pt-8">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex max-w-[40ch] min-w-0 flex-col gap-3 md:max-w-[62ch]">
          <h2 id="verdict" className="d-3 text-balance">
            {!summary.isComparable
              ? t('verdict.incomparable')
              : attributions.length > 0
                ? t('verdict.rewards', { words: words(attributions.slice(0, HEADLINE_WORDS)) })
                : takenAway.length > 0
                  ? t('verdict.named', { words: words(takenAway) })
                  : t('verdict.clear')}
          </h2>
          {!summary.isComparable ? (
            <p className="text-ink-2">{t('verdict.incomparableText')}</p>
          ) : (
            attributions.length > 0 && !isStale && <p className="text-ink-2">{t('verdict.advice')}</p>
          )}
          {isStale && <p className="font-semi text-warn">{t('verdict.stale')}</p>}
        </div>
      </header>
      {summary.isComparable && (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-7 md:grid-cols-4 md:gap-x-8">
          {stats.map(({ key, value, text }) => (
            <div key={key} className="flex flex-col-reverse justify-end border-t border-line pt-4">
              <dt>
                <span className="block font-bold">{t(`stats.${key}`)}</span>
                <span className="text-sm text-ink-2">{text}</span>
              </dt>
              <dd className="d-2 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {summary.isComparable && attributions.length > 0 && <VerdictWords summary={summary} number={number} />}
    </section>
  );
}
