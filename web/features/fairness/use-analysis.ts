import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasAnalysis } from '#contract/fairness/analyses.ts';
import type { AdvertFinding } from '#contract/fairness/adverts.ts';
import { JOB_DESCRIPTION_MAX } from '#contract/values/limits.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/layers/notify.ts';
import { useDraft } from '../accounts/drafts.tsx';
import { type ReadAdvert, rebased, withEdit } from '../adverts/public.ts';

interface LastAnalysis {
  /** The text that was analyzed. */
  jobDescription?: string;
  analysis?: BiasAnalysis;
  /** The last analysis of the text alone, updated as the text changes. */
  advert?: ReadAdvert;
  /** Whether the survey about it has opened automatically, and whether it has been answered. */
  isAsked?: boolean;
  isAnswered?: boolean;
}

const KEY = ['fairness', 'analysis'];
const NOTHING: LastAnalysis = {};

/** What is wrong with a job description; nothing if only the server can tell because the schema can't be loaded. */
const problemOf = (jobDescription: string) =>
  import('#contract/fairness/analyses.ts').then(
    ({ jobDescriptionSchema }) => jobDescriptionSchema.safeParse(jobDescription).error?.issues[0]!.message,
    () => undefined,
  );

/** A job description, drafted until it is cleared, and its analysis, cached while other tabs are open. */
export function useAnalysis() {
  const { t, i18n } = useTranslation(['fairness', 'validation']);
  const queries = useQueryClient();
  const { text, write: writeText } = useDraft('job-description');
  const { data: stored = NOTHING } = useQuery<LastAnalysis>({
    queryKey: KEY,
    queryFn: () => NOTHING,
    enabled: false,
    gcTime: Infinity,
  });
  const store = (next: LastAnalysis) =>
    queries.setQueryData<LastAnalysis>(KEY, (before = NOTHING) => ({ ...before, ...next }));
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const run = useMutation(
    api.fairness.analyzeBias.mutationOptions({
      onSuccess: (analysis, { jobDescription }) => {
        const { advert: reading } = analysis;
        const advert = { text: jobDescription, reading, open: reading.findings };
        const read = { jobDescription, advert: rebased(advert, text) };
        if (!analysis.success) {
          store({ ...read, analysis: undefined });
          return setProblem(t('form.nobody'));
        }
        store({ ...read, analysis, isAsked: false, isAnswered: false });
        if (analysis.summary.isComparable) notify.done(t('done', { count: analysis.people }));
      },
      onError: (error) => {
        const code = codeOf(error);
        const { jobDescription } = fieldsOf(error);
        if (jobDescription) setProblem(textOf(jobDescription));
        else if (code === 'not_found') setProblem(t('form.nobody'));
        else if (code === 'unauthenticated') notify.failedBriefly(t('notSignedIn'));
        else notify.failedBriefly(t(code === 'unexpected' ? 'analysisFailed' : 'failed'));
      },
    }),
  );
  const textOf = (key: string) => {
    const number = new Intl.NumberFormat(i18n.language);
    const [max, length] = [JOB_DESCRIPTION_MAX, text.trim().length].map((count) => number.format(count));
    return key === 'too_long'
      ? t('form.tooLong', { max, length })
      : t(`validation:${key as 'required'}`, { defaultValue: t('validation:invalid') });
  };
  const write = (next: string) => {
    setProblem(undefined);
    writeText(next);
    store({ advert: stored.advert && rebased(stored.advert, next) });
  };
  return {
    text,
    advert: stored.advert,
    analysis: stored.analysis,
    isStale: stored.jobDescription !== undefined && stored.jobDescription !== text,
    isAsked: stored.isAsked ?? false,
    ask: () => store({ isAsked: true }),
    isAnswered: stored.isAnswered ?? false,
    answer: () => store({ isAnswered: true }),
    problem,
    isPending: isChecking || run.isPending,
    write,
    /** Applies the neutral wording of a finding to the text. */
    take(finding: AdvertFinding) {
      if (!stored.advert) return;
      const advert = withEdit(stored.advert, finding);
      setProblem(undefined);
      writeText(advert.text);
      store({ advert });
    },
    /** @returns whether the analysis started. */
    async start(search: SearchQuery): Promise<boolean> {
      if (isChecking || run.isPending) return true;
      setIsChecking(true);
      const problem = await problemOf(text);
      setIsChecking(false);
      setProblem(problem && textOf(problem));
      if (!problem) run.mutate({ candidateIds: [], search, jobDescription: text });
      return !problem;
    },
  };
}
