import { useTranslation } from 'react-i18next';
import type { CompanyAnalytics } from '#contract/analytics/company.ts';
import type { Money } from '#contract/fields/numbers.ts';
import { TEST_CURRENCY, UNLOCK_PRICE } from '#contract/values/product.ts';
import { moneyText } from '#web/features/unlocks/public.ts';
import { Tag } from '#web/ui/tag.tsx';
import { LEVEL_TONES } from '../conversion.tsx';

/** The four totals of the period. */
export function SummaryCards({ analytics }: { analytics: CompanyAnalytics }) {
  const { t, i18n } = useTranslation('analytics');
  const { views, unlocks, conversionRate, conversionLevel, estimatedRevenue, paid } = analytics;
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const money = (amount: Money) => moneyText(amount, i18n.language);
  const test = paid.find(({ currency }) => currency === TEST_CURRENCY);
  const charged = paid.filter((amount) => amount !== test);
  const cards = [
    { key: 'views', value: number.format(views), note: t('company.cards.viewsNote') },
    { key: 'unlocks', value: number.format(unlocks), note: t('company.cards.unlocksNote') },
    {
      key: 'rate',
      value: percent.format(conversionRate / 100),
      note: views > 0 && <Tag tone={LEVEL_TONES[conversionLevel]}>{t(`conversion.${conversionLevel}`)}</Tag>,
    },
    {
      key: 'revenue',
      value: money(estimatedRevenue),
      note: `${t('company.cards.estimate', { each: money({ ...estimatedRevenue, amountMinor: 1500 }) })} ${
        charged.length > 0
          ? t('company.cards.paid', { amounts: charged.map(money).join(' + ') })
          : t('company.cards.nothingPaid')
      }${test ? ` ${t('company.cards.testPaid', { amount: money({ ...test, currency: UNLOCK_PRICE.currency }) })}` : ''}`,
    },
  ] as const;
  return (
    <dl className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-4">
      {cards.map(({ key, value, note }) => (
        <div
          key={key}
          className="panel grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 p-4 md:flex md:flex-col md:items-stretch md:gap-2 md:p-5"
        >
          <dt className="font-bold">{t(`company.cards.${key}`)}</dt>
          <dd className="d-2 tabular-nums">{value}</dd>
          <dd className="col-span-2 text-sm text-ink-2">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
