import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BIAS_CANDIDATES_MAX } from '#contract/values/limits.ts';
import { useCurrentSearch } from '../search/public.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { AdvertVerdict } from './advert-verdict.tsx';
import { CandidateRows } from './candidate-rows.tsx';
import { Rankings } from './rankings.tsx';
import { RecordLinks } from './record/record-links.tsx';
import { SurveyDialog } from './survey-dialog.tsx';
import { useAnalysis } from './use-analysis.ts';
import { Verdict } from './verdict.tsx';

/** Bias detection: compares two rankings of the same candidates for a job description. */
export function BiasScreen() {
  const { t } = useTranslation('fairness');
  const { query, count, openSearch } = useCurrentSearch();
  const { text, advert, analysis, isStale, problem, isPending, write, take, start, ...survey } = useAnalysis();
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const compared = Math.min(count?.total ?? 0, BIAS_CANDIDATES_MAX);
  const who =
    !count || compared === 0
      ? t('who.loading')
      : compared < count.total
        ? t('who.first', { count: compared })
        : t('who.all', { count: compared });
  return (
    <div className="flex flex-col gap-12">
      <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <header className="flex flex-col items-start gap-4">
          <h1 className="d-2">{t('title')}</h1>
          <p className="max-w-[56ch] text-ink-2">{t('text')}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{who}</span>
            <Button variant="ghost" size="xs" className="-ml-3" onClick={openSearch}>
              {t('who.change')}
            </Button>
          </p>
        </header>
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void start(query).then((isStarted) => isStarted || field.current?.focus());
          }}
        >
          <Field label={t('form.label')} hint={t('form.hint')} error={problem} required>
            <TextArea
              ref={field}
              rows={7}
              value={text}
              placeholder={t('form.example')}
              onChange={(event) => write(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" pending={isPending} className="self-start max-md:w-full">
            {t(isPending ? 'form.running' : 'form.run')}
          </Button>
        </form>
      </section>
      {advert && <AdvertVerdict advert={advert} onTake={take} />}
      {analysis && (
        <>
          <Verdict analysis={analysis} isStale={isStale} />
          {analysis.summary.isComparable && (
            <>
              <Rankings analysis={analysis} />
              <CandidateRows rankings={analysis.rankings} />
            </>
          )}
          <p className="max-w-[90ch] border-t border-line pt-5 text-sm text-ink-2">
            {t('note', {
              name: analysis.analyst.name,
              version: analysis.analyst.version,
              scorer: analysis.analyst.scorer,
            })}
          </p>
          <RecordLinks analysisId={analysis.analysisId} />
          {!survey.isAnswered && (
            <Button variant="outline" className="self-start max-md:w-full" onClick={() => setIsAsking(true)}>
              {t('survey.open')}
            </Button>
          )}
          {!survey.isAsked && (
            <EndOfResults
              onReached={() => {
                survey.ask();
                setIsAsking(true);
              }}
            />
          )}
          {isAsking && (
            <SurveyDialog analysis={analysis} onAnswered={survey.answer} onClose={() => setIsAsking(false)} />
          )}
        </>
      )}
    </div>
  );
}

/** Calls back when scrolled past the results. */
function EndOfResults({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached());
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} />;
}
