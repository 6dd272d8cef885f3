import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContestedScore } from '#contract/feedback/contests.ts';
import { CONTEST_ANSWER_MAX } from '#contract/values/feedback.ts';
import { api } from '#web/lib/api.ts';
import { codeOf } from '#web/lib/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { notify } from '../../ui/layers/notify.ts';
import { useDraft } from '../accounts/drafts.tsx';

/** Keeps the score or hides all scores of the video, with an answer to the talent. A decided contest offers the opposite. */
export function ContestDecision({ contest: { contestId, state, talentName } }: { contest: ContestedScore }) {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const { text: answer, write, saved } = useDraft(`contest-decision.${contestId}`);
  const [isMissing, setIsMissing] = useState(false);
  const decide = useMutation(
    api.moderation.decideContest.mutationOptions({
      onSuccess: ({ state: decided }) => {
        saved();
        notify.done(t(decided === 'hidden' ? 'contests.hidden' : 'contests.kept'));
      },
      onError: (error) => notify.failed(t(codeOf(error) === 'conflict' ? 'contests.decided' : 'contests.failed')),
      onSettled: () => queries.invalidateQueries({ queryKey: api.moderation.key() }),
    }),
  );
  const submit = (decision: 'kept' | 'hidden') => {
    if (answer.trim() === '') return setIsMissing(true);
    decide.mutate({ contestId, decision, answer });
  };
  const pending = (decision: string) => decide.isPending && decide.variables.decision === decision;
  return (
    <form className="flex flex-col gap-4 border-t border-line pt-6" onSubmit={(event) => event.preventDefault()}>
      <Field
        label={t('contests.answer')}
        hint={t('contests.answerHint', { name: talentName })}
        {...(isMissing ? { error: t('contests.answerMissing') } : {})}
      >
        <TextArea
          rows={3}
          value={answer}
          maxLength={CONTEST_ANSWER_MAX}
          onChange={(event) => {
            write(event.target.value);
            setIsMissing(false);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2.5">
        {state !== 'kept' && (
          <Button variant="outline" pending={pending('kept')} onClick={() => submit('kept')}>
            <ShieldCheck className="ic" aria-hidden />
            {t(state === 'hidden' ? 'contests.showAgain' : 'contests.keep')}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button pending={pending('hidden')} onClick={() => submit('hidden')}>
            <EyeOff className="ic" aria-hidden />
            {t('contests.hide')}
          </Button>
        )}
      </div>
      {state !== 'hidden' && <p className="text-sm text-ink-2">{t('contests.hideNote')}</p>}
    </form>
  );
}
