import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BiasRanking, ScoreExplanation } from '#contract/fairness/rankings.ts';
import { languageName } from '#web/lib/language-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Segments } from '#web/ui/segments.tsx';

const TONES = { high: 'danger', medium: 'warn', low: 'plain' } as const;

export function CandidateRow({ ranking, onPlay }: { ranking: BiasRanking; onPlay: () => void }) {
  const { t, i18n } = useTranslation('fairness');
  const { candidate_name, position_title, score_difference, level, attributions, counterfactuals, video_url } = ranking;
  const signed = (value: number) =>
    new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value);
  const swapped = [
    counterfactuals.name > 0 && t('candidates.swapName', { points: counterfactuals.name }),
    counterfactuals.place > 0 && t('candidates.swapPlace', { points: counterfactuals.place }),
  ].filter(Boolean);
  return (
    <li className="grid gap-x-8 gap-y-5 border-b border-line py-6 last:border-0 md:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]">
      <div className="flex flex-col items-start gap-2">
        <h3 className="d-4">{candidate_name}</h3>
        <p className="text-ink-2">{position_title}</p>
        {video_url?.startsWith('http') ? (
          <Button variant="outline" size="xs" onClick={onPlay}>
            <Play className="ic" aria-hidden />
            {t('candidates.video')}
          </Button>
        ) : (
          <Tag>{t('candidates.noVideo')}</Tag>
        )}
      </div>
      <ScoreBlock
        name={t('candidates.withDemo')}
        score={ranking.score_with_demo}
        explanation={ranking.explanation_with_demo}
      />
      <ScoreBlock name={t('candidates.blind')} score={ranking.score_blind} explanation={ranking.explanation_blind} />
      <div className="flex flex-col items-start gap-2">
        <p className="flex w-full items-baseline justify-between gap-3">
          <span className="text-sm font-bold">{t('candidates.difference')}</span>
          <span className="flex items-center gap-3">
            <Tag tone={TONES[level]}>{t(`level.${level}`)}</Tag>
            <b className="d-4 tabular-nums">{signed(score_difference)}</b>
          </span>
        </p>
        {score_difference === 0 && ranking.difference_beyond_median === 0 ? (
          <p className="text-sm text-ink-2">{t('candidates.none')}</p>
        ) : (
          <p className="text-sm text-ink-2">
            {t('candidates.beyond', { points: signed(ranking.difference_beyond_median) })}
          </p>
        )}
        {attributions.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {attributions.map(({ word, points }) => (
              <li key={word} className={points > 0 ? '' : 'text-ink-2'}>
                <b className="font-semi">{word}</b> <span className="tabular-nums">{signed(points)}</span>
              </li>
            ))}
          </ul>
        )}
        {swapped.length > 0 && <p className="text-sm text-ink-2">{swapped.join(' · ')}</p>}
      </div>
    </li>
  );
}

function ScoreBlock({ name, score, explanation }: { name: string; score: number; explanation: ScoreExplanation }) {
  const { t, i18n } = useTranslation('fairness');
  const { points, matched, years, languages } = explanation;
  const namesOf = (names: string[]) => names.map((name) => languageName(name, i18n.language)).join(', ');
  const facts = [
    years &&
      (years.has === null
        ? t('candidates.yearsUnsaid', { asked: years.asked })
        : t('candidates.years', { has: years.has, asked: years.asked })),
    languages.met.length > 0 && t('candidates.languages', { met: namesOf(languages.met) }),
    languages.missing.length > 0 && t('candidates.languagesMissing', { missing: namesOf(languages.missing) }),
  ].filter(Boolean);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-bold">{name}</span>
        <b className="d-4 tabular-nums">{score}</b>
      </p>
      <Segments kind="score" value={score / 100} count={20} on="ink" off="line" />
      <p className="mt-1 text-sm text-ink-2">
        {t('candidates.words', { points: Math.round(points.words) })}
        {': '}
        {matched.length > 0 ? matched.join(', ') : t('candidates.noWords')}
      </p>
      {facts.map((fact) => (
        <p key={String(fact)} className="text-sm text-ink-2">
          {fact}
        </p>
      ))}
    </div>
  );
}
