import { useTranslation } from 'react-i18next';
import type { StoredTicket } from '#contract/support.ts';
import { sinceText } from '#web/lib/dates.ts';
import { cx } from '#web/ui/class-names.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** One ticket in the inbox. */
export function TicketRow({
  ticket,
  now,
  isChosen,
  onChoose,
}: {
  ticket: StoredTicket;
  now: Date;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t, i18n } = useTranslation('admin');
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
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate font-bold">{ticket.name}</span>
            {ticket.hasPriority && <Tag tone="wash">{t('support.premium')}</Tag>}
            <span className="flex-none text-sm text-ink-2">
              {sinceText(new Date(ticket.createdAt), now, i18n.language)}
            </span>
          </span>
          <span className="block truncate">{ticket.subject ?? t('support.message')}</span>
          <span className="block truncate text-sm text-ink-2">{ticket.message}</span>
        </span>
      </button>
    </li>
  );
}
