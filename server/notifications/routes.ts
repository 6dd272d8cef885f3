import { routes } from '../platform/http/routes.ts';
import { countUnread, listNotifications, markRead } from './list-notifications.ts';
import { getPreferences, savePreferences } from './preferences.ts';
import { subscribePush, unsubscribePush } from './push/subscriptions.ts';
import { subscribeAgain, unsubscribe } from './unsubscribe.ts';

const { notifications } = routes;

export const notificationRoutes = {
  listNotifications: notifications.listNotifications.handler(({ context: { app, viewer }, input }) =>
    listNotifications(app, viewer, input),
  ),
  countUnread: notifications.countUnread.handler(async ({ context: { app, viewer } }) => ({
    unread: await countUnread(app, viewer),
  })),
  markRead: notifications.markRead.handler(async ({ context: { app, viewer }, input }) => {
    await markRead(app, viewer, input);
    return { unread: await countUnread(app, viewer) };
  }),
  getPreferences: notifications.getPreferences.handler(({ context: { app, viewer } }) => getPreferences(app, viewer)),
  savePreferences: notifications.savePreferences.handler(async ({ context: { app, viewer }, input }) => {
    await savePreferences(app, viewer.userId, input);
    return getPreferences(app, viewer);
  }),
  subscribePush: notifications.subscribePush.handler(async ({ context: { app, viewer }, input }) => {
    await subscribePush(app, viewer, input);
    return {};
  }),
  unsubscribePush: notifications.unsubscribePush.handler(async ({ context: { app, viewer }, input }) => {
    await unsubscribePush(app, viewer, input);
    return {};
  }),
  unsubscribe: notifications.unsubscribe.handler(({ context: { app }, input }) => unsubscribe(app, input.token)),
  subscribeAgain: notifications.subscribeAgain.handler(async ({ context: { app }, input }) => ({
    kind: await subscribeAgain(app, input),
  })),
};
