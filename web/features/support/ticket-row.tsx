import { useTranslation } from 'react-i18next';
import type { StoredTicket, TicketState } from '#contract/support.ts';
import { sinceText } from '#web/lib/dates.ts';
import { cx } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/people/avatar.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** One ticket in the inbox. */
export function TicketRow({
  ticket,
  list,
  now,
  isChosen,
  onChoose,
}: {
  ticket: StoredTicket;
  /** The state of the tickets in this list. One that has just been answered or closed is still there. */
  list: TicketState;
  now: Date;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t, i18n } = useTranslation('admin');
  const { createdAt, answers, closed } = ticket;
  const settledAt = { open: undefined, answered: answers.at(-1)?.at, closed: closed?.at }[list];
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
        className={cx(
          'grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 rounded-md p-3 text-start',
          isChosen ? 'lg:bg-surface lg:inset-ring lg:inset-ring-line' : 'hover:bg-sunk',
        )}
      >
        <Avatar letterOf={ticket.name} />
        <span className="min-w-0">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate font-bold">{ticket.name}</span>
            <span className="flex-none text-sm text-ink-2">
              {sinceText(new Date(settledAt ?? createdAt), now, i18n.language) ?? t('support.justNow')}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-2">
            {ticket.state !== list && <Tag tone="ok">{t(`support.now.${ticket.state}`)}</Tag>}
            {ticket.isUrgent && <Tag tone="danger">{t('support.urgent')}</Tag>}
            {ticket.hasPriority && <Tag tone="wash">{t('support.premium')}</Tag>}
            <span className="min-w-24 flex-1 truncate">{ticket.subject ?? t('support.message')}</span>
          </span>
          <span className="block truncate text-sm text-ink-2">{ticket.message}</span>
        </span>
      </button>
    </li>
  );
}
