import { createFileRoute } from '@tanstack/react-router';
import { CompaniesLanding } from '#web/features/marketing/companies-landing.tsx';

export const Route = createFileRoute('/_public/companies')({
  staticData: { title: 'companies', texts: ['marketing'], description: 'companies.description' },
  component: () => (
    <main id="main">
      <CompaniesLanding />
    </main>
  ),
});
