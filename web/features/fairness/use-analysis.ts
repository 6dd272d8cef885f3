import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BiasAnalysis, jobDescriptionSchema } from '#contract/fairness/analyses.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { notify } from '#web/ui/notify.ts';

interface Kept {
  /** As it stands in the field. */
  draft: string;
  /** What was analysed last, and what came of it. */
  jobDescription?: string;
  analysis?: BiasAnalysis;
  /** The survey about it has been answered. */
  isAnswered?: boolean;
}

const KEY = ['fairness', 'kept'];
const NOTHING: Kept = { draft: '' };

/** A job description and its analysis. Both stay while other tabs are open. */
export function useAnalysis({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['fairness', 'validation']);
  const queries = useQueryClient();
  const { data: kept = NOTHING } = useQuery<Kept>({
    queryKey: KEY,
    queryFn: () => NOTHING,
    enabled: false,
    gcTime: Infinity,
  });
  const keep = (next: Partial<Kept>) => queries.setQueryData<Kept>(KEY, (before = NOTHING) => ({ ...before, ...next }));
  const [problem, setProblem] = useState<string>();
  const run = useMutation(
    api.fairness.analyzeBias.mutationOptions({
      onSuccess: (analysis, { jobDescription }) => {
        if (!analysis.success) return setProblem(t('form.nobody'));
        keep({ analysis, jobDescription: jobDescription, isAnswered: false });
        notify.done(t('done', { count: analysis.summary.candidates }));
        onDone();
      },
      onError: (error) => {
        const code = codeOf(error);
        const { jobDescription } = fieldsOf(error);
        if (jobDescription) setProblem(textOf(jobDescription));
        else if (code === 'not_found') setProblem(t('form.nobody'));
        else if (code === 'unauthenticated') notify.failed(t('notSignedIn'));
        else notify.failed(t(code === 'unexpected' ? 'analysisFailed' : 'failed'));
      },
    }),
  );
  const textOf = (key: string) => t(`validation:${key as 'required'}`, { defaultValue: t('validation:invalid') });
  return {
    draft: kept.draft,
    analysis: kept.analysis,
    isStale: kept.jobDescription !== undefined && kept.jobDescription !== kept.draft,
    isAnswered: kept.isAnswered ?? false,
    answer: () => keep({ isAnswered: true }),
    problem,
    isPending: run.isPending,
    write(draft: string) {
      setProblem(undefined);
      keep({ draft });
    },
    /** @returns whether it began */
    start(search: SearchQuery): boolean {
      if (run.isPending) return true;
      const { success, error } = jobDescriptionSchema.safeParse(kept.draft);
      setProblem(success ? undefined : textOf(error.issues[0]!.message));
      if (success) run.mutate({ candidateIds: [], search, jobDescription: kept.draft });
      return success;
    },
  };
}
