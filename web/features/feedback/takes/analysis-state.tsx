import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Take } from '#contract/feedback/takes.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ProgressBar } from '#web/ui/states/progress-bar.tsx';
import { Notice } from './notice.tsx';

/** A take without a result: how far along the analysis is, why there is none, or what it needs. */
export function AnalysisState({ take, hasAgreed }: { take: Take; hasAgreed: boolean }) {
  const { t } = useTranslation(['feedback', 'videos']);
  const queries = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const agree = useMutation(api.feedback.agree.mutationOptions());
  const analyze = useMutation({
    mutationFn: async () => {
      if (!hasAgreed) await agree.mutateAsync({});
      await api.feedback.analyzeTake.call({ videoId: take.video.id });
    },
    onError: () => notify.failed(t('feedback:failed')),
    onSettled: () => queries.invalidateQueries({ queryKey: api.feedback.key() }),
  });
  const { feedback, video } = take;
  if (video.state === 'failed') return null;
  if (hasAgreed && (video.state !== 'ready' || feedback?.status === 'queued' || feedback?.status === 'processing'))
    return <Progress take={take} />;
  const hasFailed = feedback?.status === 'failed';
  const press = () => {
    if (!hasAgreed && !agreed) return setIsRefused(true);
    analyze.mutate();
  };
  return (
    <section className="flex flex-col items-start gap-5">
      <header>
        <h2 className="d-3">{t(hasFailed ? 'feedback:working.failed' : 'feedback:working.notYet')}</h2>
        <p className="mt-2 text-ink-2">
          {hasFailed ? t(`videos:failure.${feedback.failure ?? 'unreadable'}`) : t('feedback:working.notYetText')}
        </p>
      </header>
      {!hasAgreed && (
        <Notice
          agreed={agreed}
          onAgree={setAgreed}
          error={isRefused && !agreed ? t('feedback:notice.needed') : undefined}
        />
      )}
      {video.state === 'ready' && (
        <Button variant="primary" pending={analyze.isPending} onClick={press}>
          {!analyze.isPending && <AudioLines className="ic" aria-hidden />}
          {t('feedback:analyze')}
        </Button>
      )}
    </section>
  );
}

/** The progress of the analysis step by step, as reported by the server. Before that, the video’s own progress is shown beside it. */
function Progress({ take: { video, feedback } }: { take: Take }) {
  const { t } = useTranslation('feedback');
  const isReady = video.state === 'ready';
  return (
    <section className="panel flex flex-col gap-4 p-6 md:p-8" aria-live="polite">
      {isReady && (
        <ProgressBar
          value={(feedback?.progressPercent ?? 0) / 100}
          label={t(`working.${feedback?.step ?? 'queued'}`)}
        />
      )}
      <p className="text-sm text-ink-2">{t(isReady ? 'working.note' : 'working.afterVideo')}</p>
    </section>
  );
}
