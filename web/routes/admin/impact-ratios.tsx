import { createFileRoute } from '@tanstack/react-router';
import { ImpactScreen } from '#web/features/fairness/impact/impact-screen.tsx';
import { textOf } from '#web/lib/search-params.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export const Route = createFileRoute('/admin/impact-ratios')({
  staticData: { title: 'impactRatios', texts: ['admin', 'impact', 'categories'] },
  validateSearch: (query: Record<string, unknown>): { month?: string } => {
    const month = textOf(query.month);
    return month && MONTH.test(month) ? { month } : {};
  },
  component: ImpactRatiosPage,
});

function ImpactRatiosPage() {
  const navigate = Route.useNavigate();
  const { month } = Route.useSearch();
  return (
    <ImpactScreen
      month={month}
      onMonth={(next) => void navigate({ to: '/admin/impact-ratios', search: { month: next }, resetScroll: false })}
    />
  );
}
