import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoredAnalysis } from '#contract/feedback/analysis.ts';
import type { AnalyzedTake, Take } from '#contract/feedback/takes.ts';
import { SCORE_NAMES } from '#contract/values/feedback.ts';
import { dateText } from '#web/lib/dates.ts';
import { useOwnPositionName } from '#web/lib/positions/use-own-position-name.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { useTake, useTakes } from '../takes/use-take.ts';
import { useNumbers } from './numbers.ts';

/** Compares this take with an earlier one, initially the previous one. */
export function Comparison({ take, analysis }: { take: AnalyzedTake; analysis: ScoredAnalysis }) {
  const { t, i18n } = useTranslation('feedback');
  const { items, isPending } = useTakes();
  const positionName = useOwnPositionName();
  const [chosen, setChosen] = useState<string>();
  const earlier = items.filter(
    ({ video, feedback }) => feedback?.scores && video.id !== take.video.id && video.createdAt < take.video.createdAt,
  );
  const before = earlier.find(({ video }) => video.id === chosen) ?? earlier[0];
  if (isPending) return null;
  const nameOf = ({ position, video }: Take) =>
    `${dateText(video.createdAt, i18n.language)}, ${position ? positionName(position.id, position.title) : t('history.practice')}`;
  return (
    <section aria-labelledby="compare" className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="compare" className="d-4">
          {t('compare.title')}
        </h2>
        {earlier.length > 1 && (
          <Select
            variant="pill"
            className="h-auto! min-h-10 max-w-full py-1.5 text-left whitespace-normal!"
            label={t('compare.with')}
            options={earlier.map((one) => ({ value: one.video.id, label: nameOf(one) }))}
            value={before!.video.id}
            onChange={setChosen}
          />
        )}
      </header>
      {before ? (
        <ComparedTable videoId={before.video.id} analysis={analysis} title={nameOf(before)} />
      ) : (
        <p className="text-ink-2">{t('compare.none')}</p>
      )}
    </section>
  );
}

function ComparedTable({ videoId, analysis, title }: { videoId: string; analysis: ScoredAnalysis; title: string }) {
  const { t } = useTranslation('feedback');
  const { score, measured, change, percent } = useNumbers();
  const { data } = useTake(videoId);
  if (data?.analysis?.outcome !== 'scored') return null;
  const before = data.analysis.scores;
  const scoreRows = SCORE_NAMES.map((name) => {
    const difference = Math.round(10 * (analysis.scores[name].value - before[name].value)) / 10;
    return { name, now: analysis.scores[name].value, was: before[name].value, difference };
  });
  const partsBefore = new Map(SCORE_NAMES.flatMap((name) => before[name].parts).map((part) => [part.name, part]));
  const parts = new Map(SCORE_NAMES.flatMap((name) => analysis.scores[name].parts).map((part) => [part.name, part]));
  return (
    <>
      <table className="w-full text-left text-sm tabular-nums max-[359px]:text-xs max-[359px]:[&_:is(td,th)]:not-last:pr-1.5">
        <caption className="sr-only">{`${t('compare.title')}: ${title}`}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col">
              <span className="sr-only">{t('scores.columns.part')}</span>
            </th>
            <th scope="col" className="py-2 pr-3 font-bold">
              {t('compare.before')}
            </th>
            <th scope="col" className="py-2 pr-3 font-bold">
              {t('compare.now')}
            </th>
            <th scope="col" className="py-2 text-right font-bold">
              {t('compare.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {scoreRows.map(({ name, now, was, difference }) => (
            <tr key={name} className="border-b border-line min-[360px]:text-md">
              <th scope="row" className="py-2.5 pr-3 font-bold">
                {t(`scores.${name}`)}
              </th>
              <td className="pr-3">{score(was)}</td>
              <td className="pr-3 font-bold">{score(now)}</td>
              <td className={`text-right font-bold ${toneOf(difference)}`}>{change(difference)}</td>
            </tr>
          ))}
          {[...parts.values()].map((part) => {
            const was = partsBefore.get(part.name);
            const closer = was ? part.met - was.met : 0;
            const share = percent(Math.abs(closer));
            const towards = share === percent(0) ? 'same' : closer > 0 ? 'closer' : 'further';
            return (
              <tr key={part.name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {t(`part.${part.name}.name`)}
                </th>
                <td className="py-2 pr-3 text-ink-2">{was ? measured(was) : '–'}</td>
                <td className="py-2 pr-3">{measured(part)}</td>
                <td className={`py-2 text-right ${toneOf(towards === 'same' ? 0 : closer)}`}>
                  {t(`compare.${towards}`, { share })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="text-sm text-ink-2">{t('compare.partsNote')}</p>
    </>
  );
}

const toneOf = (difference: number) => (difference === 0 ? 'text-ink-2' : difference > 0 ? 'text-ok' : 'text-danger');
