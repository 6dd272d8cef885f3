import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CompaniesScreen } from '#web/features/companies/public.ts';

export function AdminCompaniesPage() {
  const navigate = useNavigate();
  const { q = '' } = useSearch({ from: '/admin/companies' });
  const search = useCallback(
    (text: string) => void navigate({ to: '/admin/companies', search: text ? { q: text } : {}, replace: true }),
    [navigate],
  );
  return <CompaniesScreen text={q} onText={search} />;
}
