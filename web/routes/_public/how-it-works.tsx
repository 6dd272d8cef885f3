import { createFileRoute } from '@tanstack/react-router';
import { HowItWorks } from '#web/features/marketing/public.ts';

export const Route = createFileRoute('/_public/how-it-works')({
  staticData: { title: 'howItWorks', texts: ['marketing'], description: 'howItWorks.description' },
  component: () => (
    <main id="main">
      <HowItWorks />
    </main>
  ),
});
