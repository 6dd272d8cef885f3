import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Links to the notifications, with the number of unread ones. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { data } = useQuery(api.notifications.countUnread.queryOptions());
  const unread = data?.unread ?? 0;
  return (
    <Link
      to="/notifications"
      aria-label={unread > 0 ? t('nav.notificationsUnread', { count: unread }) : t('nav.notifications')}
      className="relative grid size-11 place-items-center rounded-pill tap hover:bg-sunk aria-[current=page]:bg-sunk"
    >
      <Bell className="ic" aria-hidden />
      <span aria-hidden className="absolute top-0.5 right-0 leading-none">
        <Badge count={unread} className="h-[18px]! min-w-[18px]! px-1! text-[.6875rem]!" />
      </span>
    </Link>
  );
}
