import { createFileRoute } from '@tanstack/react-router';
import { Guard, UnconfirmedBanner } from '#web/features/accounts/public.ts';
import { PlatformScreen } from '#web/features/analytics/public.ts';
import { BiasScreen } from '#web/features/fairness/public.ts';
import { SearchTabs } from '#web/features/search/public.ts';
import { readSearchUrl } from '#web/features/search/url.ts';
import { PendingUnlock } from '#web/features/unlocks/public.ts';

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
