import { Outlet, type StaticDataRouteOption, useMatches } from '@tanstack/react-router';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/values/product.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { Shell } from '#web/features/navigation/public.ts';
import { whenSettled } from '#web/lib/when-settled.ts';
import { SlowLoad } from '#web/ui/slow-load.tsx';

const MessageEvents = lazy(() =>
  import('#web/features/chats/message-events.tsx').then((file) => ({ default: file.MessageEvents })),
);
const Notices = lazy(() => import('#web/features/notices/notices.tsx').then((file) => ({ default: file.Notices })));

/** Around every page: its title, the notices, and the bars unless it stands alone. */
export function Layout() {
  const { bars = true, tabBar = true } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  return (
    <>
      <PageTitle />
      <Shell hasBars={bars} hasTabBar={tabBar} notices={<Beside />}>
        <Outlet />
      </Shell>
    </>
  );
}

type Title = NonNullable<StaticDataRouteOption['title']>;

/** The title of the tab and the language of the page. */
function PageTitle() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title }) ?? 'notFound';
  const isForAdmins = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/admin') });
  return isForAdmins ? <AdminTitle title={title} /> : <SetTitle title={title} />;
}

/** An admin's page has no title for anybody else, as it does not exist for them. */
function AdminTitle({ title }: { title: Title | 'notFound' }) {
  const { user, isKnown } = useSession();
  return <SetTitle title={user?.isAdmin ? title : isKnown ? 'notFound' : null} />;
}

function SetTitle({ title }: { title: Title | 'notFound' | null }) {
  const { t, i18n } = useTranslation();
  useEffect(() => {
    document.title = title ? `${t(`title.${title}`)} · ${PRODUCT_NAME}` : PRODUCT_NAME;
    document.documentElement.lang = i18n.language;
  }, [t, i18n.language, title]);
  return null;
}

/** What goes on beside every page. Its state is its own: a page that is being taken over is not disturbed. */
function Beside() {
  const { user } = useSession();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenSettled(() => setSettled(true)), []);
  return (
    <Suspense>
      {user && <MessageEvents userId={user.id} />}
      {isSettled && <Notices />}
      <SlowLoad />
    </Suspense>
  );
}
