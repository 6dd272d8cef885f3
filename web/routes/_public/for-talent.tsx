import { createFileRoute } from '@tanstack/react-router';
import { ForTalent } from '#web/features/marketing/for-talent.tsx';

export const Route = createFileRoute('/_public/for-talent')({
  staticData: { title: 'forTalent', texts: ['marketing'], description: 'forTalent.description' },
  component: () => (
    <main id="main">
      <ForTalent />
    </main>
  ),
});
