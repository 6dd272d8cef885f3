import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { ContestedScore, ContestEvidence } from '#contract/feedback/contests.ts';
import { ScoreParts, VoiceChart } from '#web/features/feedback/public.ts';
import { Player, usePlayer } from '#web/features/videos/public.ts';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/loading.tsx';
import { Segments } from '../../ui/navigation/segments.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ContestDecision } from './contest-decision.tsx';

/** A contested score: the talent's reason, the measurements, and the decision. */
export function ContestPanel({ contest, onBack }: { contest: ContestedScore; onBack: () => void }) {
  const { t, i18n } = useTranslation(['admin', 'scores']);
  const { contestId, score, value, talentName, positionTitle, reason, createdAt, analyst, version, decision } = contest;
  const evidence = useQuery(api.moderation.getContest.queryOptions({ input: { contestId } }));
  const points = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 }).format(value);
  return (
    <article aria-labelledby="contest" className="panel flex flex-col gap-6 p-5 md:p-7">
      <Button variant="ghost" size="sm" className="-ml-3 self-start lg:hidden" onClick={onBack}>
        <ArrowLeft className="ic" aria-hidden />
        {t('contests.back')}
      </Button>
      <header className="grid gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
        <div className="flex min-w-0 flex-col items-start gap-2">
          <h2 id="contest" className="d-3 [overflow-wrap:anywhere]">
            {talentName}
          </h2>
          <p className="text-ink-2 [overflow-wrap:anywhere]">
            {t('contests.about', {
              title: titleName(positionTitle, i18n.language),
              date: dateText(createdAt, i18n.language),
            })}
          </p>
          {evidence.data && (
            <Tag tone={evidence.data.isShared ? 'ok' : 'plain'}>
              {t(evidence.data.isShared ? 'contests.shared' : 'contests.notShared')}
            </Tag>
          )}
        </div>
        <div className="w-60">
          <p className="flex items-baseline gap-2">
            <b className="d-2 tabular-nums">{points}</b>
            <span className="font-semi">{t(`scores:${score}`)}</span>
          </p>
          <Segments kind="score" value={value / 10} on="ink" off="line" height={8} className="mt-1" />
          <p className="mt-1.5 text-sm text-ink-2">
            {t(`contests.by.${analyst === 'model' ? 'model' : 'local'}`, { version })}
          </p>
        </div>
      </header>
      <blockquote className="rounded-md bg-sunk p-4 text-lg whitespace-pre-line [overflow-wrap:anywhere]">
        {reason}
      </blockquote>
      {decision && (
        <div className="rounded-md border border-line p-4">
          <p className="text-sm text-ink-2">
            {t(contest.state === 'hidden' ? 'contests.hiddenBy' : 'contests.keptBy', {
              name: decision.by ?? t('somebody'),
              date: dateText(decision.at, i18n.language),
            })}
          </p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{decision.answer}</p>
        </div>
      )}
      {evidence.isPending && <Skeleton shape="text" className="h-96" />}
      {evidence.isLoadingError && (
        <ErrorState bare title={t('contests.evidenceFailed')} onRetry={() => void evidence.refetch()} />
      )}
      {evidence.data && <Evidence evidence={evidence.data} />}
      <ContestDecision contest={contest} />
    </article>
  );
}

/** The video with its curves, and the parts of the contested score. */
function Evidence({ evidence: { analysis, playable, score, value, talentName } }: { evidence: ContestEvidence }) {
  const { t, i18n } = useTranslation(['admin', 'scores']);
  const player = usePlayer();
  const current = analysis?.outcome === 'scored' ? analysis.scores[score] : null;
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-6">
      <h3 className="d-4">{t('contests.evidence')}</h3>
      {current && current.value !== value && (
        <p className="font-semi">
          {t('contests.changed', {
            value: new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 }).format(current.value),
          })}
        </p>
      )}
      <div className="grid gap-6 md:grid-cols-[minmax(0,236px)_minmax(0,1fr)]">
        <Player
          video={playable}
          name={talentName}
          player={player}
          className="mx-auto w-full max-w-60 rounded-[20px]!"
        />
        {analysis ? (
          <VoiceChart title={t('contests.chart')} analysis={analysis} playback={player.playback} />
        ) : (
          <p className="text-ink-2">{t('contests.noAnalysis')}</p>
        )}
      </div>
      {current && <ScoreParts score={current} />}
    </section>
  );
}
