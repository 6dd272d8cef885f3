import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StoredTicket } from '#contract/support.ts';
import { dateText } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AnswerForm } from './answer-form.tsx';

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
  const { name, email, subject, message, createdAt, answers, closed, earlier } = ticket;
  const dated = (at: string) => dateText(at, i18n.language);
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
          {ticket.isUrgent && <Tag tone="danger">{t('support.urgent')}</Tag>}
          {ticket.hasPriority && <Tag tone="wash">{t('support.premium')}</Tag>}
          <Tag tone={ticket.account ? 'plain' : 'warn'}>{t(`support.sender.${ticket.account ?? 'visitor'}`)}</Tag>
        </div>
      </header>
      {earlier && (
        <details open={subject === null} className="text-sm">
          <summary className="w-fit rounded-xs py-1 font-semi">
            {t('support.earlier', { date: dated(earlier.createdAt) })}
          </summary>
          <div className="mt-2 flex flex-col gap-2 border-s-2 border-line ps-4 whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">
            {earlier.subject && <p className="font-semi">{earlier.subject}</p>}
            <p>{earlier.message}</p>
            {earlier.answer && <p>{t('support.earlierAnswer', { text: earlier.answer })}</p>}
          </div>
        </details>
      )}
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
      <AnswerForm ticket={ticket} onChanged={onChanged} />
    </article>
  );
}
