import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, createFileRoute, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { AdminGuard } from '#web/features/accounts/admin-guard.tsx';
import { useTabStrip } from '#web/ui/navigation/tab-strip.ts';
import { NotFoundPage } from '../-fallbacks.tsx';

const TABS = [
  { to: '/admin/video-moderation', label: 'videos' },
  { to: '/admin/contested-scores', label: 'scores' },
  { to: '/admin/companies', label: 'companies' },
  { to: '/admin/support', label: 'support' },
  { to: '/admin/demo-analyzer', label: 'calls' },
  { to: '/admin/impact-ratios', label: 'impact' },
  { to: '/admin/audit', label: 'audit' },
] as const;
const LINE =
  'relative py-2.5 font-semi whitespace-nowrap text-ink-2 outline-offset-[-3px]! hover:text-ink aria-[current=page]:text-ink';
const LAMP =
  "aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-pill aria-[current=page]:after:bg-tally aria-[current=page]:after:content-['']";

/** The admin pages under their tabs. Everyone else gets the not-found page. */
export const Route = createFileRoute('/admin')({
  staticData: { texts: ['admin'] },
  component: () => (
    <AdminGuard others={<NotFoundPage />}>
      <main id="main" className="page flex flex-col gap-6 pt-2 pb-20 md:pt-4">
        <AdminTabs />
        <Outlet />
      </main>
    </AdminGuard>
  ),
});

/** How often an open admin page looks for new work. */
const WAITING_MS = 60_000;

function AdminTabs() {
  const { t, i18n } = useTranslation('admin');
  const waiting = useQuery(api.moderation.countWaiting.queryOptions({ refetchInterval: WAITING_MS }));
  const pathname = useLocation({ select: (location) => location.pathname });
  // The counts move the tabs.
  const strip = useTabStrip<HTMLElement>(`${pathname} ${waiting.isSuccess}`);
  const countOf = (label: string) => waiting.data?.[label as keyof typeof waiting.data] ?? 0;
  return (
    <nav ref={strip.list} aria-label={t('tabs.label')} className={`${strip.className} gap-6`}>
      {TABS.map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ includeSearch: false }} className={`${LINE} ${LAMP}`}>
          {t(`tabs.${label}`)}
          {countOf(label) > 0 && (
            <span className="ml-1.5 text-sm font-normal text-ink-2 tabular-nums">
              <span aria-hidden>{new Intl.NumberFormat(i18n.language).format(countOf(label))}</span>
              <span className="sr-only">{t('tabs.waiting', { count: countOf(label) })}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
