import { createFileRoute } from '@tanstack/react-router';
import { TalentLanding } from '#web/features/marketing/talent-landing.tsx';

export const Route = createFileRoute('/_public/talent')({
  staticData: { title: 'talent', texts: ['marketing'], description: 'talent.description' },
  component: () => (
    <main id="main">
      <TalentLanding />
    </main>
  ),
});
