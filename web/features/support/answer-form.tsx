import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SUPPORT_MESSAGE_MAX } from '#contract/values/limits.ts';
import type { StoredTicket } from '#contract/support.ts';
import { api, client } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextArea } from '../../ui/fields/inputs.tsx';
import { notify } from '../../ui/layers/notify.ts';
import { useDraft } from '../accounts/drafts.tsx';

interface AnswerFormProps {
  ticket: StoredTicket;
  onChanged: (ticket: StoredTicket) => void;
}

/** Answers a ticket, closes it without another answer, or reopens it. */
export function AnswerForm({ ticket, onChanged }: AnswerFormProps) {
  const { t } = useTranslation('admin');
  const { ticketId, name, email, account, state, closed } = ticket;
  const { text, write } = useDraft(`answer.${ticketId}`);
  const send = useMutation(
    api.support.answerTicket.mutationOptions({
      onSuccess: (changed) => {
        write('');
        onChanged(changed);
        notify.done(t('support.sent'));
      },
      onError: () => notify.failed(t('support.sendFailed')),
    }),
  );
  const move = useMutation({
    mutationFn: () => client.support[closed ? 'reopenTicket' : 'closeTicket']({ ticketId }),
    onSuccess: (changed) => {
      onChanged(changed);
      notify.done(t(changed.closed ? 'support.closed' : 'support.reopened'));
    },
    onError: () => notify.failed(t(closed ? 'support.reopenFailed' : 'support.closeFailed')),
  });
  return (
    <form
      className="flex flex-col gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ ticketId, text });
      }}
    >
      <Field
        label={t('support.answer')}
        hint={account ? t('support.answerHintAccount', { name }) : t('support.answerHint', { email })}
      >
        <TextArea
          rows={5}
          value={text}
          maxLength={SUPPORT_MESSAGE_MAX}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={text.trim() === ''} pending={send.isPending}>
          {!send.isPending && <Send className="ic" aria-hidden />}
          {t('support.send')}
        </Button>
        <Button variant="outline" pending={move.isPending} onClick={() => move.mutate()}>
          {t(closed ? 'support.reopen' : 'support.close')}
        </Button>
      </div>
      {state === 'open' && (
        <p className="text-sm text-ink-2">{t(account ? 'support.closeHintAccount' : 'support.closeHint', { name })}</p>
      )}
    </form>
  );
}
