import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contract/accounts/fields.ts';
import { UNREAD_MAX } from '#contract/values/notifications.ts';
import { api } from '#web/lib/api.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { notify } from '#web/ui/layers/notify.ts';
import { ShowMore } from '#web/ui/navigation/show-more.tsx';
import { groupViews, type NotificationGroup } from './group-views.ts';
import { NotificationRow } from './notification-row.tsx';

/** Everything that happened to the account, newest first. */
export function NotificationsScreen({ userType }: { userType: UserType }) {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const list = useInfiniteQuery(
    api.notifications.listNotifications.infiniteOptions({
      input: (cursor: string | undefined) => (cursor ? { cursor } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  );
  const markRead = useMutation(
    api.notifications.markRead.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.notifications.key() }),
      onError: () => notify.failed(t('failed')),
    }),
  );
  const open = (group: NotificationGroup) => {
    const unread = group.filter(({ isRead }) => !isRead).map(({ id }) => id);
    if (unread.length > 0) markRead.mutate({ notificationIds: unread.slice(0, UNREAD_MAX) });
  };
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="d-2">{t('title')}</h1>
        <div className="flex flex-wrap gap-2">
          {items.some(({ isRead }) => !isRead) && (
            <Button variant="outline" size="sm" pending={markRead.isPending} onClick={() => markRead.mutate({})}>
              {t('readAll')}
            </Button>
          )}
          <Link
            to={`/${userType}/profile`}
            hash="notifications"
            className={buttonClass({ variant: 'ghost', size: 'sm' })}
          >
            <Settings className="ic" aria-hidden />
            {t('settings.open')}
          </Link>
        </div>
      </header>
      {list.isPending ? (
        <Skeleton shape="rows" className="h-80" />
      ) : list.isLoadingError ? (
        <ErrorState title={t('listFailed')} onRetry={() => void list.refetch()} retrying={list.isRefetching} />
      ) : items.length === 0 ? (
        <EmptyState drawing="notifications" title={t('empty')} text={t(`emptyText.${userType}`)} />
      ) : (
        <ul className="panel flex flex-col divide-y divide-line p-1.5">
          {groupViews(items).map((group) => (
            <li key={group.at(-1)!.id}>
              <NotificationRow group={group} now={new Date(list.dataUpdatedAt)} onOpen={() => open(group)} />
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </div>
  );
}
