import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { UnconfirmedBanner } from '#web/features/accounts/emails/unconfirmed-banner.tsx';
import { PlatformScreen } from '#web/features/analytics/platform-screen.tsx';
import { BiasScreen } from '#web/features/fairness/bias-screen.tsx';
import { SearchTabs } from '#web/features/search/search-tabs.tsx';
import { readSearchUrl } from '#web/features/search/url.ts';
import { PendingUnlock } from '#web/features/unlocks/pending.tsx';

export const Route = createFileRoute('/company/search-talent')({
  staticData: { title: 'search', texts: ['search', 'videos', 'unlocks', 'favourites', 'fairness', 'analytics'] },
  validateSearch: readSearchUrl,
  component: () => (
    <Guard userType="company" ask="search">
      {(user) => (
        <main id="main" className="page flex flex-col gap-6 pt-4 pb-16 md:pt-6">
          <UnconfirmedBanner user={user} />
          <PendingUnlock userId={user.id} />
          <SearchTabs bias={<BiasScreen />} analytics={<PlatformScreen />} />
        </main>
      )}
    </Guard>
  ),
});
