import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { Invoices } from './invoices.tsx';
import { SubscriptionPanel } from './subscription-panel.tsx';

const BENEFITS = ['views', 'filters', 'support', 'favourites', 'analytics', 'visibility', 'unlocks'] as const;

/** The premium subscription: its benefits, its price and how to manage it. */
export function PremiumCard() {
  const { t } = useTranslation('billing');
  const billing = useQuery(api.billing.getBilling.queryOptions());
  if (billing.isPending) return <Skeleton className="h-72 rounded-md!" />;
  if (billing.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void billing.refetch()} />;
  return (
    <section
      aria-labelledby="premium"
      className="panel grid gap-8 p-6 md:grid-cols-[minmax(0,1fr)_minmax(0,320px)] md:p-10"
    >
      <div>
        <h2 id="premium" className="d-3">
          {t('title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('text')}</p>
        <ul className="mt-5 grid gap-x-6 gap-y-2.5 min-[520px]:grid-cols-2">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2.5">
              <Check className="ic text-ok" aria-hidden />
              {t(`benefits.${benefit}`)}
            </li>
          ))}
        </ul>
      </div>
      <SubscriptionPanel billing={billing.data} />
      <Invoices />
    </section>
  );
}
