import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { dateText } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Tells a company that its Premium payment failed, unless it has cancelled Premium. */
export function PaymentFailedNote() {
  const { t, i18n } = useTranslation('billing');
  const { data } = useQuery(api.billing.getBilling.queryOptions({ staleTime: 30_000 }));
  const subscription = data?.subscription;
  if (!subscription?.graceEndsAt || subscription.isEnding) return null;
  return (
    <aside className="flex flex-wrap items-center gap-3 rounded-md bg-danger-wash px-4 py-3 text-danger">
      <CreditCard className="ic" aria-hidden />
      <p className="flex-1 basis-60 text-sm font-medium">
        {t('graceUntil', { day: dateText(subscription.graceEndsAt, i18n.language) })}
      </p>
      <Link to="/company/profile" hash="plan" className={buttonClass({ variant: 'outline', size: 'xs' })}>
        {t('checkPayment')}
      </Link>
    </aside>
  );
}
