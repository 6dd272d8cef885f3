import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { AuditFilter } from '#contract/audit.ts';
import { AUDIT_GROUP_NAMES } from '#contract/values/product.ts';
import { AuditScreen } from '#web/features/audit/audit-screen.tsx';
import { dayOf, oneOf, textOf } from '#web/lib/search-params.ts';

export const Route = createFileRoute('/admin/audit')({
  staticData: { title: 'adminAudit', texts: ['admin', 'audit', 'accounts'] },
  validateSearch: (query: Record<string, unknown>): Partial<AuditFilter> => {
    const group = oneOf(AUDIT_GROUP_NAMES, query.group);
    const who = textOf(query.who);
    const from = dayOf(query.from);
    const to = dayOf(query.to);
    return {
      ...(group ? { group } : {}),
      ...(who === undefined ? {} : { who }),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    };
  },
  component: AuditPage,
});

function AuditPage() {
  const navigate = Route.useNavigate();
  const filter = Route.useSearch();
  const change = useCallback(
    (search: Partial<AuditFilter>) => void navigate({ to: '/admin/audit', search, replace: true, resetScroll: false }),
    [navigate],
  );
  return <AuditScreen filter={filter} onFilter={change} />;
}
