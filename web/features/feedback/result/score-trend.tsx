import { useTranslation } from 'react-i18next';
import type { Take } from '#contract/feedback/takes.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { dateText } from '#web/lib/dates.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { useNumbers } from './numbers.ts';

const SHOWN = 8;

/** How the scores have changed from take to take: a bar for each take, and the same data as a table for screen readers. */
export function ScoreTrend({ takes }: { takes: Take[] }) {
  const { t, i18n } = useTranslation('feedback');
  const { score } = useNumbers();
  const scored = takes
    .filter(({ feedback }) => feedback?.scores)
    .slice(0, SHOWN)
    .toReversed();
  if (scored.length < 2) return null;
  const scoresOf = (take: Take) => take.feedback!.scores!;
  return (
    <figure className="panel p-4 md:p-6">
      <figcaption className="font-bold">{t('history.progress')}</figcaption>
      <div
        aria-hidden
        className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-x-2 gap-y-5 md:gap-4 lg:gap-8"
      >
        {SCORE_NAMES.map((name) => (
          <div key={name} className="min-w-0">
            <div className="flex h-24 items-end gap-1 border-b border-line-strong">
              {scored.map((take, index) => (
                <span
                  key={take.video.id}
                  className={`min-h-1 max-w-8 flex-1 rounded-t-[3px] ${index === scored.length - 1 ? 'bg-ink' : 'bg-line-strong'}`}
                  style={{ height: `${scoresOf(take)[name] * 10}%` }}
                />
              ))}
            </div>
            <p className="mt-1.5 flex flex-wrap justify-between gap-x-2 text-xs lg:text-sm">
              <span>{t(`scores.${name}`)}</span>
              <span className="text-ink-2 tabular-nums">
                {`${score(scoresOf(scored[0]!)[name])} → ${score(scoresOf(scored.at(-1)!)[name])}`}
              </span>
            </p>
          </div>
        ))}
      </div>
      <div className="sr-only">
        <DataTable
          caption={t('history.progress')}
          columns={[t('history.date'), ...SCORE_NAMES.map((name) => t(`scores.${name}`))]}
          rows={scored.map((take) => ({
            key: take.video.id,
            cells: [
              dateText(take.video.createdAt, i18n.language),
              ...SCORE_NAMES.map((name) => score(scoresOf(take)[name])),
            ],
          }))}
        />
      </div>
    </figure>
  );
}
