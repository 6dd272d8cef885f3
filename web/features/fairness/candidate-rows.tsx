import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasRanking } from '#contract/fairness/rankings.ts';
import { TalentDialog } from '#web/features/search/public.ts';
import { Button } from '#web/ui/button.tsx';
import { CandidateRow } from './candidate-row.tsx';

const FIRST = 6;

/** Each candidate's two scores with their explanation, largest difference first. */
export function CandidateRows({ rankings }: { rankings: BiasRanking[] }) {
  const { t } = useTranslation('fairness');
  const [showsAll, setShowsAll] = useState(false);
  const [played, setPlayed] = useState<string | null>(null);
  const sorted = rankings.toSorted((a, b) => Math.abs(b.score_difference) - Math.abs(a.score_difference));
  const shown = showsAll ? sorted : sorted.slice(0, FIRST);
  return (
    <section aria-labelledby="by-candidate" className="flex flex-col gap-2 border-t border-line pt-8">
      <h2 id="by-candidate" className="d-3">
        {t('candidates.title')}
      </h2>
      <p className="text-ink-2">{t('candidates.text')}</p>
      <ul>
        {shown.map((ranking) => (
          <CandidateRow key={ranking.candidate_id} ranking={ranking} onPlay={() => setPlayed(ranking.candidate_id)} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => startTransition(() => setShowsAll(true))}
        >
          {t('candidates.all', { count: sorted.length })}
        </Button>
      )}
      {played && <TalentDialog positionId={played} onClose={() => setPlayed(null)} />}
    </section>
  );
}
