import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { TEST_CURRENCY } from '#contract/values/product.ts';
import type { Money } from '#contract/fields/numbers.ts';

/** Label of an unlock button: "Unlock · free", "Unlock · €6"; null while loading. */
export function useEntitlement(): string | null {
  const { t, i18n } = useTranslation('unlocks');
  const { data } = useQuery(api.billing.getBilling.queryOptions({ staleTime: 30_000 }));
  if (!data) return null;
  const { plan, freeUnlocksLeftToday, credits, prices } = data;
  if (plan === 'premium') return t('priced.premium');
  if (freeUnlocksLeftToday > 0) return t('priced.free');
  return credits > 0 ? t('priced.credit') : t('priced.payment', { price: moneyText(prices.unlock, i18n.language) });
}

/** The company's plan; undefined while it loads. */
export const usePlan = () => useQuery(api.billing.getBilling.queryOptions({ staleTime: 30_000 })).data?.plan;

/** What will cover the next unlock, shown below the result count. */
export function FreeLeft() {
  const { t } = useTranslation('unlocks');
  const { data } = useQuery(api.billing.getBilling.queryOptions({ staleTime: 30_000 }));
  return (
    <p className="facts min-h-[1.3125rem] text-sm text-ink-2">
      {data && (
        <span>
          {data.plan === 'premium' ? t('left.premium') : t('left.free', { count: data.freeUnlocksLeftToday })}{' '}
        </span>
      )}
      {data && data.credits > 0 && <span>{t('left.credits', { count: data.credits })}</span>}
    </p>
  );
}

/** "€6", "€65": whole amounts without cents. Test money has no currency: it is shown beside “test mode”. */
export const moneyText = ({ amountMinor, currency }: Money, language: string) =>
  new Intl.NumberFormat(language, {
    ...(currency !== TEST_CURRENCY && { style: 'currency', currency }),
    minimumFractionDigits: amountMinor % 100 === 0 ? 0 : 2,
  }).format(amountMinor / 100);

const DAY_MINUTES = 24 * 60;

/** Time until midnight UTC, when the next free unlock comes, as "7 h 12 min". At least a minute. */
export function untilMidnightUtc(now: Date, language: string): string {
  const left = DAY_MINUTES - (now.getUTCHours() * 60 + now.getUTCMinutes());
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return [[Math.floor(left / 60), 'hour' as const] as const, [left % 60, 'minute' as const] as const]
    .filter(([value]) => value > 0)
    .map(([value, unit]) => part(value, unit))
    .join(' ')
    .replaceAll(' ', '\u00A0');
}
