import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { Guard } from '#web/features/accounts/guard.tsx';
import { AiFilters } from '#web/features/search/filters/ai-filters.tsx';
import { ResultsPane } from '#web/features/search/results/results-pane.tsx';
import { SearchScreen } from '#web/features/search/search-screen.tsx';
import { readSearchUrl, type TabName } from '#web/features/search/url.ts';
import { useSearchUrl, useFilterOptions, useFoundTalents } from '#web/features/search/use-search.ts';
import { PendingUnlock } from '#web/features/unlocks/pending.tsx';
import { deferred } from '#web/lib/deferred.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Tabs } from '#web/ui/navigation/tabs.tsx';

const WAITING = <Skeleton className="h-[60dvh] rounded-md!" />;
const BiasScreen = deferred(async () => (await import('#web/features/fairness/bias-screen.tsx')).BiasScreen, WAITING);
const PlatformScreen = deferred(
  async () => (await import('#web/features/analytics/platform-screen.tsx')).PlatformScreen,
  WAITING,
);

export const Route = createFileRoute('/company/search-talent')({
  staticData: {
    requests: ['/billing', '/search/filters', '/favourites/positions', '/search/talents'],
    title: 'search',
    texts: ['search', 'videos', 'unlocks', 'favourites', 'scores'],
  },
  validateSearch: readSearchUrl,
  component: () => (
    <Guard userType="company" ask="search">
      {(user) => (
        <main id="main" className="page page-wide flex flex-col gap-6 pt-4 pb-16 md:pt-6">
          <UnconfirmedBanner user={user} />
          <PendingUnlock userId={user.id} />
          <SearchTabs bias={<BiasScreen />} analytics={<PlatformScreen />} />
        </main>
      )}
    </Guard>
  ),
});

const SEARCH = 'search';

/** The four tabs of the search page. The last two belong to other features. */
function SearchTabs({ bias, analytics }: { bias: ReactNode; analytics: ReactNode }) {
  const { t } = useTranslation('search');
  const { url, openTab } = useSearchUrl();
  return (
    <Tabs
      label={t('tabs.label')}
      value={url.tab ?? SEARCH}
      onChange={(value) => openTab(value === SEARCH ? undefined : (value as TabName))}
      tabs={[
        { value: SEARCH, label: t('tabs.search'), content: <SearchScreen /> },
        { value: 'ai', label: t('tabs.ai'), content: <AiScreen /> },
        { value: 'bias', label: t('tabs.bias'), content: bias },
        { value: 'analytics', label: t('tabs.analytics'), content: analytics },
      ]}
    />
  );
}

/** The AI Feedback tab: a search led by the AI filters. */
function AiScreen() {
  const { t } = useTranslation('search');
  const { url } = useSearchUrl();
  const found = useFoundTalents(url);
  const { data } = useFilterOptions(url);
  return (
    <ResultsPane
      found={found}
      wide
      controls={
        <div className="panel mt-4 flex flex-col gap-4 p-5 md:p-6">
          <AiFilters options={data} wide />
          <p className="text-sm text-ink-2">{t('ai.about')}</p>
        </div>
      }
    />
  );
}
