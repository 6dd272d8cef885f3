import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/constants.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { Shell } from '#web/features/navigation/public.ts';

const MessageNews = lazy(() =>
  import('#web/features/chats/message-news.tsx').then((file) => ({ default: file.MessageNews })),
);

/** Around every page: its title, and the bars unless it stands alone. */
export function Layout() {
  const { t, i18n } = useTranslation();
  const { title, bars = true, tabBar = true } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  useEffect(() => {
    document.title = `${t(`title.${title ?? 'notFound'}`)} · ${PRODUCT_NAME}`;
    document.documentElement.lang = i18n.language;
  }, [t, i18n.language, title]);
  const page = <Outlet />;
  const { user } = useSession();
  return (
    <>
      {bars ? <Shell hasTabBar={tabBar}>{page}</Shell> : page}
      {user && (
        <Suspense>
          <MessageNews userId={user.id} />
        </Suspense>
      )}
    </>
  );
}
