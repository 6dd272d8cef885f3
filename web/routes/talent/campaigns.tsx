import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { MatchingCampaignsScreen } from '#web/features/campaigns/matching-campaigns-screen.tsx';

export const Route = createFileRoute('/talent/campaigns')({
  staticData: { title: 'campaigns', texts: ['campaigns'] },
  component: () => (
    <Guard userType="talent">
      {() => (
        <main id="main" className="page flex flex-col gap-8 pt-4 pb-20 md:pt-8">
          <MatchingCampaignsScreen />
        </main>
      )}
    </Guard>
  ),
});
