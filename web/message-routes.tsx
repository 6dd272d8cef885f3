import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root-route.tsx';

/** List and conversation are one page, which stays while another conversation is chosen. */
const messages = createRoute({
  getParentRoute: () => root,
  path: '/messages',
  component: lazyRouteComponent(() => import('./pages/messages.tsx'), 'MessagesPage'),
});
const allMessages = createRoute({
  getParentRoute: () => messages,
  path: '/',
  staticData: { title: 'messages' },
});
const conversation = createRoute({
  getParentRoute: () => messages,
  path: '/$conversationId',
  staticData: { title: 'messages', tabBar: false },
});
/** Where a mail's link to end such mails leads. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe/$token',
  component: lazyRouteComponent(() => import('./pages/unsubscribe.tsx'), 'UnsubscribePage'),
  staticData: { title: 'unsubscribe' },
});

export const messageRoutes = messages.addChildren([allMessages, conversation]);
