import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_MAX } from '#contract/values/limits.ts';
import { DraftNote, useDraft } from '#web/features/accounts/drafts.tsx';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { TextArea } from '#web/ui/fields/inputs.tsx';

interface ReportProps {
  conversationId: string;
  name: string;
  onClose: () => void;
}

/** Reports a conversation to the operator. */
export function ReportDialog({ conversationId, name, onClose }: ReportProps) {
  const { t } = useTranslation(['chats', 'validation']);
  const draft = useDraft(`report.${conversationId}`);
  const reason = draft.text;
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const report = useMutation(
    api.chats.report.mutationOptions({
      onSuccess: () => {
        draft.saved();
        notify.done(t('chats:report.done'));
        onClose();
      },
    }),
  );
  const isEmpty = reason.trim() === '';
  const problem = report.isError ? t('chats:report.failed') : isChecked && isEmpty && t('validation:required');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('chats:report.title', { name })}
      text={t('chats:report.text', { name })}
    >
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (isEmpty) field.current?.focus();
          else report.mutate({ conversationId, reason });
        }}
      >
        <DraftNote draft={draft} />
        <Field label={t('chats:report.reason')} error={problem || undefined}>
          <TextArea
            ref={field}
            rows={4}
            maxLength={REPORT_MAX}
            value={reason}
            onChange={(event) => draft.write(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" pending={report.isPending}>
          {t('chats:report.send')}
        </Button>
      </form>
    </Dialog>
  );
}
