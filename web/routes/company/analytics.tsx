import { createFileRoute } from '@tanstack/react-router';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import {
  ANALYTICS_TABS,
  CompanyAnalytics,
  type AnalyticsTab,
} from '#web/features/analytics/company/company-analytics.tsx';
import { ZapierTab } from '#web/features/integrations/zapier-tab.tsx';

export const Route = createFileRoute('/company/analytics')({
  staticData: { title: 'companyAnalytics', texts: ['analytics', 'unlocks', 'integrations', 'accounts', 'validation'] },
  validateSearch: (query: Record<string, unknown>): { tab?: AnalyticsTab } => {
    const tab = ANALYTICS_TABS.find((known) => known === query.tab);
    return tab && tab !== ANALYTICS_TABS[0] ? { tab } : {};
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
      tab={tab ?? ANALYTICS_TABS[0]}
      onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
      zapier={<ZapierTab />}
    />
  );
}
