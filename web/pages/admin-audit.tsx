import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AuditFilter } from '#contract/audit.ts';
import { AuditScreen } from '#web/features/audit/public.ts';

export function AdminAuditPage() {
  const navigate = useNavigate();
  const filter = useSearch({ from: '/admin/audit' });
  const change = useCallback(
    (search: Partial<AuditFilter>) => void navigate({ to: '/admin/audit', search, replace: true, resetScroll: false }),
    [navigate],
  );
  return <AuditScreen filter={filter} onFilter={change} />;
}
