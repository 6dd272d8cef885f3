import { createFileRoute } from '@tanstack/react-router';
import { ForCompanies } from '#web/features/marketing/for-companies.tsx';

export const Route = createFileRoute('/_public/for-companies')({
  staticData: { title: 'forCompanies', texts: ['marketing'], description: 'forCompanies.description' },
  component: () => (
    <main id="main">
      <ForCompanies />
    </main>
  ),
});
