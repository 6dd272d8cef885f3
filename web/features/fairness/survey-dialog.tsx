import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasAnalysis, SurveyInput } from '#contract/fairness/analyses.ts';
import type { Ranked } from '#contract/fairness/rankings.ts';
import { SURVEY_COMMENTS_MAX } from '#contract/values/text-lengths.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const NOTICED = ['yes', 'no', 'unsure'] as const;
const TRUSTED = ['standard', 'blind', 'same'] as const;
const TOP = 4;

interface SurveyProps {
  analysis: BiasAnalysis;
  onAnswered: () => void;
  onClose: () => void;
}

/** Asks after an analysis whether it showed bias and which ranking to trust, with the top of both rankings in view. */
export function SurveyDialog({ analysis, onAnswered, onClose }: SurveyProps) {
  const { t } = useTranslation('fairness');
  const queries = useQueryClient();
  const [biasNoticed, setNoticed] = useState<SurveyInput['biasNoticed'] | ''>('');
  const [trustedRanking, setTrusted] = useState<SurveyInput['trustedRanking'] | ''>('');
  const [comments, setComments] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const submit = useMutation(
    api.fairness.submitSurvey.mutationOptions({
      onSuccess: () => {
        notify.done(t('survey.thanks'));
        void queries.invalidateQueries({ queryKey: api.analytics.readPlatform.key() });
        onAnswered();
        onClose();
      },
      onError: () => notify.failed(t('survey.failed')),
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('survey.title')} text={t('survey.text')} width={600}>
      <div className="grid grid-cols-2 gap-x-6 border-y border-line py-3">
        <Head name={t('ranking.standard')} ranking={analysis.standardRanking} />
        <Head name={t('ranking.blind')} ranking={analysis.blindRanking} />
      </div>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (submit.isPending) return;
          if (biasNoticed === '' || trustedRanking === '') setIsIncomplete(true);
          else submit.mutate({ biasNoticed, trustedRanking, comments });
        }}
      >
        <Question
          label={t('survey.noticed')}
          value={biasNoticed}
          onChange={setNoticed}
          options={NOTICED.map((value) => ({ value, label: t(`survey.${value}`) }))}
        />
        <Question
          label={t('survey.trusted')}
          value={trustedRanking}
          onChange={setTrusted}
          options={TRUSTED.map((value) => ({ value, label: t(`survey.${value}`) }))}
        />
        <Field label={t('survey.comments')}>
          <TextArea
            rows={2}
            maxLength={SURVEY_COMMENTS_MAX}
            value={comments}
            onChange={(event) => setComments(event.target.value)}
          />
        </Field>
        {isIncomplete && (biasNoticed === '' || trustedRanking === '') && (
          <p role="alert" className="flex items-center gap-1.5 text-sm font-medium text-danger">
            <CircleAlert className="ic" aria-hidden />
            <span>{t('survey.incomplete')}</span>
          </p>
        )}
        <div className="flex gap-3">
          <Button type="submit" variant="primary" pending={submit.isPending} className="flex-1">
            {t('survey.submit')}
          </Button>
          <Button type="button" variant="outline" onClick={onClose}>
            {t('survey.skip')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const Head = ({ name, ranking }: { name: string; ranking: Ranked[] }) => (
  <div className="min-w-0">
    <p className="text-sm font-bold">{name}</p>
    <ol className="mt-1 text-sm text-ink-2">
      {ranking.slice(0, TOP).map(({ candidate_id, candidate_name, rank, score }) => (
        <li key={candidate_id} className="flex gap-2 tabular-nums">
          <span className="w-5 flex-none">{rank}</span>
          <span className="min-w-0 flex-1 truncate">{candidate_name}</span>
          <span>{score}</span>
        </li>
      ))}
    </ol>
  </div>
);

interface QuestionProps<Value extends string> {
  label: string;
  value: Value | '';
  onChange: (value: Value) => void;
  options: { value: Value; label: string }[];
}

function Question<Value extends string>({ label, value, onChange, options }: QuestionProps<Value>) {
  return (
    <div className="flex flex-col gap-[7px]">
      <span aria-hidden className="text-sm font-bold">
        {label}
      </span>
      <Segmented label={label} value={value} onChange={onChange as (value: Value | '') => void} options={options} />
    </div>
  );
}
