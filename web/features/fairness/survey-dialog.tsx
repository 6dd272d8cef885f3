import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasAnalysis, SurveyInput } from '#contract/fairness/analyses.ts';
import { SURVEY_COMMENTS_MAX } from '#contract/values/limits.ts';
import { DraftNote, useValuesDraft } from '../accounts/drafts.tsx';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { DialogFoot } from '../../ui/layers/dialog-foot.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { notify } from '../../ui/layers/notify.ts';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { RankingHead, Question } from './survey-parts.tsx';

const NOTICED = ['yes', 'no', 'unsure'] as const;

const TRUSTED = ['standard', 'blind', 'same'] as const;

interface Answers {
  biasNoticed: SurveyInput['biasNoticed'] | '';
  trustedRanking: SurveyInput['trustedRanking'] | '';
  comments: string;
}
const UNANSWERED: Answers = { biasNoticed: '', trustedRanking: '', comments: '' };

interface SurveyProps {
  analysis: BiasAnalysis;
  onAnswered: () => void;
  onClose: () => void;
}

/** Asks after an analysis whether it showed bias and which ranking to trust, with the top of both rankings in view. */
export function SurveyDialog({ analysis, onAnswered, onClose }: SurveyProps) {
  const { t } = useTranslation('fairness');
  const queries = useQueryClient();
  const draft = useValuesDraft<Answers>(`survey.${analysis.analysisId}`, UNANSWERED);
  const { biasNoticed, trustedRanking, comments } = draft.values;
  const [isIncomplete, setIsIncomplete] = useState(false);
  const submit = useMutation(
    api.fairness.submitSurvey.mutationOptions({
      onSuccess: () => {
        draft.saved();
        notify.done(t('survey.thanks'));
        void queries.invalidateQueries({ queryKey: api.analytics.readPlatform.key() });
        onAnswered();
        onClose();
      },
      onError: () => notify.failedBriefly(t('survey.failed')),
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('survey.title')} text={t('survey.text')} width={600}>
      <div className="grid grid-cols-2 gap-x-6 border-y border-line py-3">
        <RankingHead name={t('ranking.standard')} ranking={analysis.standardRanking} />
        <RankingHead name={t('ranking.blind')} ranking={analysis.blindRanking} />
      </div>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (submit.isPending) return;
          if (biasNoticed === '' || trustedRanking === '') startTransition(() => setIsIncomplete(true));
          else submit.mutate({ analysisId: analysis.analysisId, biasNoticed, trustedRanking, comments });
        }}
      >
        <DraftNote draft={draft} />
        <Question
          label={t('survey.noticed')}
          value={biasNoticed}
          onChange={(chosen) => draft.change({ biasNoticed: chosen })}
          options={NOTICED.map((value) => ({ value, label: t(`survey.${value}`) }))}
        />
        <Question
          label={t('survey.trusted')}
          value={trustedRanking}
          onChange={(chosen) => draft.change({ trustedRanking: chosen })}
          options={TRUSTED.map((value) => ({ value, label: t(`survey.${value}`) }))}
        />
        <Field label={t('survey.comments')}>
          <TextArea
            rows={2}
            maxLength={SURVEY_COMMENTS_MAX}
            value={comments}
            onChange={(event) => draft.change({ comments: event.target.value })}
          />
        </Field>
        {isIncomplete && (biasNoticed === '' || trustedRanking === '') && (
          <p role="alert" className="flex items-center gap-1.5 text-sm font-medium text-danger">
            <CircleAlert className="ic" aria-hidden />
            <span>{t('survey.incomplete')}</span>
          </p>
        )}
        <DialogFoot>
          <Button type="submit" variant="primary" pending={submit.isPending} className="flex-1">
            {t('survey.submit')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('survey.skip')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
