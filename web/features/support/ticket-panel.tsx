import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUPPORT_MESSAGE_MAX } from '#contract/values/limits.ts';
import type { StoredTicket } from '#contract/support.ts';
import { api } from '../../lib/api.ts';
import { dateText } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { Tag } from '../../ui/tag.tsx';
import { TextArea } from '../../ui/inputs.tsx';

/** A ticket with its answers and the form for another one. */
export function TicketPanel({
  ticket,
  onChanged,
  onBack,
}: {
  ticket: StoredTicket;
  onChanged: (ticket: StoredTicket) => void;
  onBack: () => void;
}) {
  const { t, i18n } = useTranslation('admin');
  const [text, setText] = useState('');
  const { ticketId, name, email, subject, message, createdAt, answers, closed } = ticket;
  const dated = (at: string) => dateText(at, i18n.language);
  const send = useMutation(
    api.support.answerTicket.mutationOptions({
      onSuccess: (changed) => {
        setText('');
        onChanged(changed);
        notify.done(t('support.sent'));
      },
      onError: () => notify.failed(t('support.sendFailed')),
    }),
  );
  const close = useMutation(
    api.support.closeTicket.mutationOptions({
      onSuccess: (changed) => {
        onChanged(changed);
        notify.done(t('support.closed'));
      },
      onError: () => notify.failed(t('support.closeFailed')),
    }),
  );
  return (
    <article
      aria-labelledby="ticket"
      className="panel flex flex-col gap-5 p-5 md:p-7 lg:sticky lg:top-[calc(var(--room-top)+1.5rem)]"
    >
      <Button variant="ghost" size="sm" className="-ml-3 self-start lg:hidden" onClick={onBack}>
        <ArrowLeft className="ic" aria-hidden />
        {t('support.back')}
      </Button>
      <header className="flex flex-col items-start gap-2">
        <h2 id="ticket" className="d-4 [overflow-wrap:anywhere]">
          {subject ?? t('support.message')}
        </h2>
        <p className="[overflow-wrap:anywhere] text-ink-2">{[name, email, dated(createdAt)].join(', ')}</p>
        <div className="flex flex-wrap gap-1.5">
          {ticket.hasPriority && <Tag tone="wash">{t('support.premium')}</Tag>}
          <Tag tone={ticket.account ? 'plain' : 'warn'}>{t(`support.sender.${ticket.account ?? 'visitor'}`)}</Tag>
        </div>
      </header>
      <p className="text-lg whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
      {answers.map((answer) => (
        <div key={answer.at} className="rounded-md bg-sunk p-4">
          <p className="text-sm text-ink-2">
            {t('support.answeredBy', { name: answer.by ?? t('somebody'), date: dated(answer.at) })}
          </p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{answer.text}</p>
        </div>
      ))}
      {closed && (
        <p className="text-sm text-ink-2">
          {t('support.closedBy', { name: closed.by ?? t('somebody'), date: dated(closed.at) })}
        </p>
      )}
      <form
        className="flex flex-col gap-4 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ ticketId, text });
        }}
      >
        <Field
          label={t('support.answer')}
          hint={ticket.account ? t('support.answerHintAccount', { name }) : t('support.answerHint', { email })}
        >
          <TextArea
            rows={5}
            value={text}
            maxLength={SUPPORT_MESSAGE_MAX}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={text.trim() === ''} pending={send.isPending}>
            {!send.isPending && <Send className="ic" aria-hidden />}
            {t('support.send')}
          </Button>
          {!closed && (
            <Button variant="outline" pending={close.isPending} onClick={() => close.mutate({ ticketId })}>
              {t('support.close')}
            </Button>
          )}
        </div>
      </form>
    </article>
  );
}
