import { Guard, UnconfirmedBanner } from '#web/features/accounts/public.ts';
import { PendingUnlock } from '#web/features/unlocks/public.ts';
import { SearchScreen } from '#web/features/search/public.ts';

export const SearchTalentPage = () => (
  <Guard userType="company" ask="search">
    {(user) => (
      <main id="main" className="page flex flex-col gap-6 pt-4 pb-16 md:pt-8">
        <UnconfirmedBanner user={user} />
        <PendingUnlock userId={user.id} />
        <SearchScreen />
      </main>
    )}
  </Guard>
);
