import { createFileRoute } from '@tanstack/react-router';
import { Guard } from '#web/features/accounts/guard.tsx';
import { CampaignScreen } from '#web/features/campaigns/campaign-screen.tsx';

export const Route = createFileRoute('/company/campaigns/$campaignId')({
  staticData: { title: 'campaigns', texts: ['campaigns'] },
  component: () => (
    <Guard userType="company">
      {() => (
        <main id="main" className="page flex flex-col gap-8 pt-4 pb-20 md:pt-8">
          <CampaignScreen />
        </main>
      )}
    </Guard>
  ),
});
