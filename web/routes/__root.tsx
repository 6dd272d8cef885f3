import {
  type AnyRouteMatch,
  createRootRoute,
  Outlet,
  type StaticDataRouteOption,
  useMatches,
} from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { Shell } from '#web/features/navigation/shell.tsx';
import { NotificationBell } from '#web/features/notifications/bell.tsx';
import { painted, whenSettled } from '#web/lib/browser-state.ts';
import { SlowLoad } from '#web/ui/states/slow-load.tsx';
import { NotFoundPage } from './-fallbacks.tsx';

const MessageEvents = lazy(() =>
  import('#web/features/chats/message-events.tsx').then((file) => ({ default: file.MessageEvents })),
);
const NotificationEvents = lazy(() =>
  import('#web/features/notifications/notification-events.tsx').then((file) => ({ default: file.NotificationEvents })),
);
const Notices = lazy(() => import('#web/features/notices/notices.tsx').then((file) => ({ default: file.Notices })));

export const Route = createRootRoute({
  component: Layout,
  notFoundComponent: NotFoundPage,
  // Shows feedback for a click before the next page renders, which the router does synchronously.
  beforeLoad: ({ cause, preload }) => (cause === 'stay' && !preload ? painted() : undefined),
});

/** Wraps every page: its title, the notices, and the bars unless the page hides them. */
function Layout() {
  const hasBars = useMatches({ select: (matches) => matches.every(({ staticData }) => staticData.bars !== false) });
  const tabBar = useMatches({ select: (matches) => matches.at(-1)?.staticData.tabBar });
  const isPublic = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.isPrerendered ?? staticData.isForVisitors),
  });
  return (
    <>
      <PageTitle />
      <Shell hasBars={hasBars} tabBar={tabBar} isPublic={isPublic} notices={<Overlays />} bell={<NotificationBell />}>
        <Outlet />
      </Shell>
    </>
  );
}

type Title = NonNullable<StaticDataRouteOption['title']>;

/** An unknown address below a page's matches that page too. */
const titleOf = (matches: AnyRouteMatch[]) =>
  matches.some(({ _notFound }) => _notFound) ? undefined : matches.at(-1)?.staticData.title;

/** Sets the document's title and language. */
function PageTitle() {
  const title = useMatches({ select: titleOf }) ?? 'notFound';
  const isForAdmins = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/admin') });
  return isForAdmins ? <AdminTitle title={title} /> : <SetTitle title={title} />;
}

/** Only admins see an admin page's title; everyone else sees the not-found page's. */
function AdminTitle({ title }: { title: Title | 'notFound' }) {
  const { user, isKnown } = useSession();
  return <SetTitle title={user?.isAdmin ? title : isKnown ? 'notFound' : null} />;
}

function SetTitle({ title }: { title: Title | 'notFound' | null }) {
  const { t, i18n } = useTranslation();
  useEffect(() => {
    document.title = title ? `${t(`title.${title}`)} · ${PRODUCT_NAME}` : PRODUCT_NAME;
    // Setting the same language again would compute the style of the whole page.
    if (document.documentElement.lang !== i18n.language) document.documentElement.lang = i18n.language;
  }, [t, i18n.language, title]);
  return null;
}

/** Layers over every page. A separate component, so that its state doesn't re-render a page that is hydrating. */
function Overlays() {
  const { user } = useSession();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  return (
    <>
      <Suspense>
        {user && <MessageEvents userId={user.id} />}
        {user && <NotificationEvents />}
        {isSettled && <Notices />}
      </Suspense>
      <SlowLoad />
    </>
  );
}
