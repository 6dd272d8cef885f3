import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reason } from '#contract/campaigns/reasons.ts';
import type { BiasRanking } from '#contract/fairness/rankings.ts';
import { Reasons } from '#web/features/campaigns/public.ts';
import { withMinus } from '#web/i18n/number-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';

const TONES = { high: 'danger', medium: 'warn', low: 'plain' } as const;

export function CandidateRow({ ranking, onPlay }: { ranking: BiasRanking; onPlay: () => void }) {
  const { t, i18n } = useTranslation('fairness');
  const { candidate_name, position_title, score_difference, level, attributions, counterfactuals, video_url } = ranking;
  const signed = (value: number) =>
    withMinus(
      new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(value),
    );
  const swapped = [
    counterfactuals.name > 0 && t('candidates.swapName', { points: counterfactuals.name }),
    counterfactuals.place > 0 && t('candidates.swapPlace', { points: counterfactuals.place }),
  ].filter((fact) => fact !== false);
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
        reasons={ranking.explanation_with_demo.reasons}
      />
      <ScoreBlock
        name={t('candidates.blind')}
        score={ranking.score_blind}
        reasons={ranking.explanation_blind.reasons}
      />
      <div className="flex flex-col items-start gap-2 md:max-lg:col-start-2 md:max-lg:row-start-1">
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
        {swapped.length > 0 && (
          <p className="facts text-sm text-ink-2">
            {swapped.map((fact) => (
              <span key={fact}>{fact} </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

function ScoreBlock({ name, score, reasons }: { name: string; score: number; reasons: Reason[] }) {
  const { t } = useTranslation('fairness');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-sm font-bold">{name}</span>
        <b className="d-4 tabular-nums">{score}</b>
      </p>
      <Segments kind="score" value={score / 100} count={20} on="ink" off="line" className="mb-1" />
      {reasons.length > 0 ? (
        <Reasons reasons={reasons} reader="company" />
      ) : (
        <p className="text-sm text-ink-2">{t('candidates.noWords')}</p>
      )}
    </div>
  );
}
