import { useTranslation } from 'react-i18next';
import type { BiasSummary } from '#contract/fairness/summaries.ts';
import { Tag } from '#web/ui/tag.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { quotedWords } from './quoted-words.ts';

export function VerdictWords({
  summary,
  number,
}: {
  summary: BiasSummary;
  number: (value: number, digits?: number) => string;
}) {
  const { t, i18n } = useTranslation('fairness');
  const { attributions, takenAway, counterfactuals } = summary;
  const most = Math.max(1, ...attributions.map(({ points }) => points));
  const others = takenAway.filter(({ word }) => !attributions.some((attribution) => attribution.word === word));
  return (
    <div className="flex flex-col gap-4">
      <h3 className="d-4">{t('words.title')}</h3>
      <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {attributions.map(({ word, kind, points, candidates }) => (
          <li key={word} className="flex flex-col gap-2 border-b border-line py-4">
            <p className="flex items-center justify-between gap-3">
              <b className="d-5 min-w-0 truncate">{word}</b>
              <Tag>{t(`kind.${kind}`)}</Tag>
            </p>
            <Segments kind="score" value={points / most} count={20} on="ink" off="line" />
            <p className="facts text-sm text-ink-2">
              <span>{t('words.points', { points: number(points, 1) })} </span>
              <span>{t('words.candidates', { count: candidates })} </span>
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="text-sm text-ink-2">{t('words.others', { words: quotedWords(t, i18n.language, others) })}</p>
      )}
      {counterfactuals.name > 0 && (
        <p className="text-sm text-ink-2">{t('words.swapName', { points: number(counterfactuals.name) })}</p>
      )}
      {counterfactuals.place > 0 && (
        <p className="text-sm text-ink-2">{t('words.swapPlace', { points: number(counterfactuals.place) })}</p>
      )}
    </div>
  );
}
