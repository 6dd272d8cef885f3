import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CompaniesScreen } from '#web/features/companies/companies-screen.tsx';
import { textOf } from '#web/lib/search-params.ts';

export const Route = createFileRoute('/admin/companies')({
  staticData: { title: 'adminCompanies', texts: ['admin'] },
  validateSearch: (query: Record<string, unknown>): { q?: string } => {
    const q = textOf(query.q);
    return q === undefined ? {} : { q };
  },
  component: CompaniesPage,
});

function CompaniesPage() {
  const navigate = Route.useNavigate();
  const { q = '' } = Route.useSearch();
  const search = useCallback(
    (text: string) => void navigate({ to: '/admin/companies', search: text ? { q: text } : {}, replace: true }),
    [navigate],
  );
  return <CompaniesScreen text={q} onText={search} />;
}
