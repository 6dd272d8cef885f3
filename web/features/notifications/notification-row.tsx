import { Link } from '@tanstack/react-router';
import {
  AlarmClock,
  CircleCheck,
  CircleX,
  Eye,
  Handshake,
  LockOpen,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Rocket,
  Sparkles,
  Ticket,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleName } from '#contract/values/names/title-name.ts';
import type { Notification, NotificationData } from '#contract/notifications/notifications.ts';
import { notificationPath } from '#contract/notifications/path.ts';
import type { NotificationKind } from '#contract/values/notifications.ts';
import { sinceText } from '#web/lib/dates.ts';
import { cx } from '#web/ui/class-names.ts';
import type { NotificationGroup } from './group-views.ts';

const ICONS: Record<Exclude<NotificationKind, 'decision'>, LucideIcon> = {
  view: Eye,
  unlock: LockOpen,
  match: Sparkles,
  answer: MessageCircle,
  interest: Handshake,
  reminder: AlarmClock,
  invitation: Megaphone,
  refund: Ticket,
  credit: Rocket,
};
const DECISIONS = {
  approved: { Icon: CircleCheck, tone: 'bg-ok-wash text-ok' },
  rejected: { Icon: CircleX, tone: 'bg-danger-wash text-danger' },
  failed: { Icon: CircleX, tone: 'bg-danger-wash text-danger' },
};

const inLanguage = (data: Notification['data'], language: string) =>
  'positionTitle' in data ? { ...data, positionTitle: titleName(data.positionTitle, language) } : data;

interface RowProps {
  group: NotificationGroup;
  now: Date;
  onOpen: () => void;
}

/** One notification, or views of one video, with a link to its page. */
export function NotificationRow({ group, now, onOpen }: RowProps) {
  const { t, i18n } = useTranslation('notifications');
  const [newest] = group;
  const { createdAt } = newest;
  const isRead = group.every((one) => one.isRead);
  const { Icon, tone } = lookOf(newest, isRead);
  const { pathname, search, hash } = new URL(notificationPath(newest), location.origin);
  const companies = new Set(group.map(({ data }) => 'companyName' in data && data.companyName));
  const data = inLanguage(newest.data, i18n.language);
  const what =
    companies.size > 1
      ? t('what.views', { ...(data as NotificationData['view']), count: companies.size - 1 })
      : t(`what.${detailOf(newest) as 'view'}`, data as Record<string, string | number>);
  return (
    <Link
      to={pathname}
      search={() => Object.fromEntries(new URLSearchParams(search)) as never}
      hash={hash.slice(1)}
      onClick={onOpen}
      className="flex items-start gap-3.5 rounded-sm px-3 py-3.5 tap hover:bg-sunk"
    >
      <span className={cx('grid size-10 flex-none place-items-center rounded-pill', tone)}>
        <Icon className="ic" aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block break-words', isRead ? 'text-ink-2' : 'font-semi')}>{what}</span>
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

const lookOf = ({ kind, data }: Notification, isRead: boolean) =>
  kind === 'decision'
    ? DECISIONS[data.decision]
    : { Icon: ICONS[kind], tone: isRead ? 'bg-sunk text-ink-2' : 'bg-tally-wash text-tally-ink' };

const detailOf = ({ kind, data }: Notification) =>
  kind === 'answer' ? `answer.${data.answer}` : kind === 'decision' ? `decision.${data.decision}` : kind;
