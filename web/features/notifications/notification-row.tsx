import { Link } from '@tanstack/react-router';
import {
  AlarmClock,
  Eye,
  Handshake,
  LockOpen,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Rocket,
  ShieldCheck,
  Sparkles,
  Ticket,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contract/notifications/notifications.ts';
import { notificationPath } from '#contract/notifications/path.ts';
import type { NotificationKind } from '#contract/values/notifications.ts';
import { sinceText } from '#web/lib/dates.ts';
import { cx } from '#web/ui/class-names.ts';

const ICONS: Record<NotificationKind, LucideIcon> = {
  view: Eye,
  unlock: LockOpen,
  match: Sparkles,
  answer: MessageCircle,
  decision: ShieldCheck,
  interest: Handshake,
  reminder: AlarmClock,
  invitation: Megaphone,
  refund: Ticket,
  credit: Rocket,
};

interface RowProps {
  notification: Notification;
  now: Date;
  onOpen: () => void;
}

/** One notification, with a link to its page. */
export function NotificationRow({ notification, now, onOpen }: RowProps) {
  const { t, i18n } = useTranslation('notifications');
  const { kind, data, isRead, createdAt } = notification;
  const Icon = ICONS[kind];
  const { pathname, search, hash } = new URL(notificationPath(notification), location.origin);
  const detail = kind === 'answer' ? `answer.${data.answer}` : kind === 'decision' ? `decision.${data.decision}` : kind;
  return (
    <Link
      to={pathname}
      search={() => Object.fromEntries(new URLSearchParams(search)) as never}
      hash={hash.slice(1)}
      onClick={onOpen}
      className="flex items-start gap-3.5 rounded-sm px-3 py-3.5 tap hover:bg-sunk"
    >
      <span
        className={cx(
          'grid size-10 flex-none place-items-center rounded-pill',
          isRead ? 'bg-sunk text-ink-2' : 'bg-tally-wash text-tally-ink',
        )}
      >
        <Icon className="ic" aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block break-words', isRead ? 'text-ink-2' : 'font-semi')}>
          {t(`what.${detail as 'view'}`, data as Record<string, string | number>)}
        </span>
        <time dateTime={createdAt} className="inline-block text-sm text-ink-2 first-letter:uppercase">
          {sinceText(new Date(createdAt), now, i18n.language) ?? t('justNow')}
        </time>
      </span>
      {!isRead && (
        <span className="mt-2 size-2.5 flex-none rounded-pill bg-tally">
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </Link>
  );
}
