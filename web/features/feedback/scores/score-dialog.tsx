import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SharedScores } from '#contract/feedback/shared-scores.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { ScoreLimits } from './score-limits.tsx';
import { Ingredients } from './ingredients.tsx';
import { scoreTexts } from '#web/lib/score-texts.ts';

interface ScoreDialogProps {
  positionId: string;
  name: string;
  onClose: () => void;
}

/** Explains the scores of a position to a company: what each means, its parts, who made it, and what it can't tell. */
export function ScoreDialog({ positionId, name, onClose }: ScoreDialogProps) {
  const { t } = useTranslation('scores');
  const shared = useQuery(api.feedback.getSharedScores.queryOptions({ input: { positionId } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('dialog.title', { name })}
      text={t('dialog.text', { name })}
      width={900}
    >
      {shared.isPending && <Skeleton shape="text" className="h-96" />}
      {shared.isLoadingError &&
        (codeOf(shared.error) === 'not_found' ? (
          <EmptyState drawing="scores" bare title={t('dialog.gone', { name })} />
        ) : (
          <ErrorState
            bare
            title={t('dialog.failed')}
            onRetry={() => void shared.refetch()}
            retrying={shared.isFetching}
          />
        ))}
      {shared.data && <Explanation shared={shared.data} name={name} />}
    </Dialog>
  );
}

function Explanation({ shared, name }: { shared: SharedScores; name: string }) {
  const { t, i18n } = useTranslation('scores');
  const texts = scoreTexts(shared.scores, i18n.language);
  const { analyst, analyzedAt } = shared;
  const origin = analyst.isFallback ? 'fallback' : analyst.name;
  return (
    <div className="flex flex-col gap-8">
      <ul className="grid gap-x-8 gap-y-7 md:grid-cols-3">
        {SCORE_NAMES.map((score) => (
          <li key={score} className="flex flex-col gap-3">
            <h3 className="font-bold">{t(score)}</h3>
            <p className="flex items-baseline gap-2">
              <b className="d-2 tabular-nums">{texts[score]}</b>
              <span className="text-sm text-ink-2">{t('dialog.outOf')}</span>
            </p>
            <Segments kind="score" value={shared.scores[score] / 10} on="ink" off="line" height={10} />
            <p className="text-sm text-ink-2 md:min-h-[4.5em]">{t(`meaning.${score}`)}</p>
            <Ingredients ingredients={shared.ingredients[score]} />
          </li>
        ))}
      </ul>
      <ScoreLimits />
      <footer className="flex flex-col gap-1 border-t border-line pt-4 text-sm text-ink-2">
        <p>{t(`dialog.${origin}`, { version: analyst.version, date: dateText(analyzedAt, i18n.language) })}</p>
        <p>{t('dialog.seen', { name })}</p>
      </footer>
    </div>
  );
}
