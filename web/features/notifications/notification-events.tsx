import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { onLive } from '#web/lib/live.ts';

/** Reloads notifications when one arrives or is read in another tab, and when this tab becomes visible. Renders nothing. */
export function NotificationEvents() {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      void queries.invalidateQueries({ queryKey: api.notifications.countUnread.key() });
      void queries.invalidateQueries({ queryKey: api.notifications.listNotifications.key() });
    };
    const onVisibilityChange = () => {
      if (!document.hidden) refresh();
    };
    const stop = onLive('notifications_changed', refresh);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [queries]);
  return null;
}
