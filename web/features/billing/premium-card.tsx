import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { useHashTarget } from '#web/lib/hash-target.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/loading.tsx';
import { Invoices } from './invoices.tsx';
import { PlanTable } from './plan-table.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

/** The premium subscription: what both plans include, its price and how to manage it. */
export function PremiumCard() {
  const { t } = useTranslation('billing');
  const billing = useQuery(api.billing.getBilling.queryOptions());
  useHashTarget('plan', billing.isSuccess);
  if (billing.isPending) return <Skeleton className="h-72 rounded-md!" />;
  if (billing.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void billing.refetch()} />;
  return (
    <section
      id="plan"
      aria-labelledby="premium"
      className="panel grid scroll-mt-(--room-top) gap-8 p-6 md:p-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]"
    >
      <div>
        <h2 id="premium" className="d-3">
          {t('title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('text')}</p>
        <PlanTable plan={billing.data.plan} />
      </div>
      <SubscriptionPanel billing={billing.data} />
      <Invoices />
    </section>
  );
}
