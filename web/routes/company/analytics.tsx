import { createFileRoute } from '@tanstack/react-router';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { type AnalyticsTab, CompanyAnalytics } from '#web/features/analytics/company/company-analytics.tsx';
import { deferred } from '#web/lib/deferred.tsx';
import { oneOf } from '#web/lib/search-params.ts';
import { Skeleton } from '#web/ui/states/loading.tsx';

const ZapierTab = deferred(
  async () => (await import('#web/features/integrations/zapier-tab.tsx')).ZapierTab,
  <Skeleton shape="bars" className="h-[60dvh]" />,
);

/** The tabs other than the first, which has no parameter. */
const FURTHER_TABS: AnalyticsTab[] = ['trends', 'events', 'zapier'];

export const Route = createFileRoute('/company/analytics')({
  staticData: {
    requests: ['/analytics/company?days=7'],
    title: 'companyAnalytics',
    texts: ['analytics', 'unlocks', 'accounts'],
  },
  validateSearch: (query: Record<string, unknown>): { tab?: AnalyticsTab } => {
    const tab = oneOf(FURTHER_TABS, query.tab);
    return tab ? { tab } : {};
  },
  component: () => (
    <Guard userType="company" ask="page">
      {(user) => (
        <main id="main" className="page flex flex-col gap-6 pt-4 pb-20 md:pt-8">
          <UnconfirmedBanner user={user} />
          <AnalyticsScreen />
        </main>
      )}
    </Guard>
  ),
});

function AnalyticsScreen() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CompanyAnalytics
      tab={tab ?? 'overview'}
      onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
      zapier={<ZapierTab />}
    />
  );
}
