import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { moneyText } from './money-text.ts';

/** What a button says that spends the next unlock: "Unlock for free", "Unlock for €6"; null until that is known. */
export function useEntitlement(): string | null {
  const { t, i18n } = useTranslation('unlocks');
  const { data } = useQuery(api.billing.getBilling.queryOptions({ staleTime: 30_000 }));
  if (!data) return null;
  const { plan, freeUnlocksLeftToday, credits, prices } = data;
  if (plan === 'premium') return t('spend.premium');
  if (freeUnlocksLeftToday > 0) return t('spend.free');
  return credits > 0 ? t('spend.credit') : t('spend.payment', { price: moneyText(prices.unlock, i18n.language) });
}
