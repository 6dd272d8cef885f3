import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';

/** Beside the result count: what the next unlock would be covered by. */
export function FreeLeft() {
  const { t } = useTranslation('unlocks');
  const { data } = useQuery(api.billing.getBilling.queryOptions({ staleTime: 30_000 }));
  return (
    <p className="min-h-[1.3125rem] text-sm text-ink-2">
      {data && (data.plan === 'premium' ? t('left.premium') : t('left.free', { count: data.freeUnlocksLeftToday }))}
      {data && data.credits > 0 && ` ${t('left.credits', { count: data.credits })}`}
    </p>
  );
}
