import { createFileRoute } from '@tanstack/react-router';
import { HowItWorks } from '#web/features/marketing/how-it-works.tsx';

export const Route = createFileRoute('/_public/how-it-works')({
  staticData: { title: 'howItWorks', texts: ['marketing'], description: 'howItWorks.description' },
  component: () => (
    <main id="main">
      <HowItWorks />
    </main>
  ),
});
