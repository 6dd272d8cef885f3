import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contest } from '#contract/feedback/takes.ts';
import { CONTEST_REASON_MAX, type ScoreName } from '#contract/values/feedback.ts';
import { DraftNote, useDraft } from '#web/features/accounts/drafts.tsx';
import { api } from '#web/lib/api.ts';
import { codeOf, fieldsOf } from '#web/lib/failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/inputs.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { useNumbers } from './numbers.ts';

/** The outcomes of the talent's contests. */
export function ContestStates({ contests }: { contests: Contest[] }) {
  const { t } = useTranslation('feedback');
  const { score: written } = useNumbers();
  if (contests.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {contests.map(({ id, score, value, state, answer }) => (
        <li key={id} className="rounded-md bg-sunk px-5 py-3 text-sm [overflow-wrap:anywhere]">
          {t(`contest.${state}`, { score: t(`scores.${score}`), value: written(value), answer })}
        </li>
      ))}
    </ul>
  );
}

/** Asks why a score is wrong, and submits it for review by a person. */
export function ContestDialog({
  videoId,
  score,
  open,
  onOpenChange,
}: {
  videoId: string;
  score: ScoreName;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(['feedback', 'validation']);
  const queries = useQueryClient();
  const draft = useDraft(`contest.${videoId}.${score}`);
  const reason = draft.text;
  const [error, setError] = useState<string>();
  const contest = useMutation(
    api.feedback.contestScore.mutationOptions({
      onSuccess: () => {
        onOpenChange(false);
        draft.discard();
        notify.done(t('feedback:contest.sent'));
        return queries.invalidateQueries({ queryKey: api.feedback.getTake.key() });
      },
      onError: (failed) => {
        if (fieldsOf(failed).reason) return setError(t('validation:required'));
        notify.failed(t(codeOf(failed) === 'conflict' ? 'feedback:contest.already' : 'feedback:failed'));
      },
    }),
  );
  const send = () => {
    if (reason.trim() === '') return setError(t('validation:required'));
    setError(undefined);
    contest.mutate({ videoId, score, reason });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${t('feedback:contest.title')}: ${t(`feedback:scores.${score}`)}`}
      text={t('feedback:contest.text')}
    >
      <DraftNote draft={draft} />
      <Field label={t('feedback:contest.reason')} error={error} required>
        <TextArea
          rows={4}
          maxLength={CONTEST_REASON_MAX}
          value={reason}
          onChange={(event) => draft.write(event.target.value)}
        />
      </Field>
      <Button variant="primary" full pending={contest.isPending} onClick={send}>
        {t('feedback:contest.send')}
      </Button>
    </Dialog>
  );
}
