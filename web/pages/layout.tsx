import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME } from '#contract/constants.ts';
import { Shell } from '#web/features/navigation/public.ts';

/** Around every page: its title, and the bars unless it stands alone. */
export function Layout() {
  const { t, i18n } = useTranslation();
  const { title, bars = true } = useMatches({ select: (matches) => matches.at(-1)?.staticData }) ?? {};
  useEffect(() => {
    document.title = `${t(`title.${title ?? 'notFound'}`)} · ${PRODUCT_NAME}`;
    document.documentElement.lang = i18n.language;
  }, [t, i18n.language, title]);
  const page = <Outlet />;
  return bars ? <Shell>{page}</Shell> : page;
}
