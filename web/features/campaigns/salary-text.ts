import type { TFunction } from 'i18next';
import type { Campaign } from '#contract/campaigns/campaigns.ts';

const CENTS = 100;

/** "€40,000 – €60,000", "from €40,000", "up to €60,000"; null without a salary. */
export function salaryText(
  t: TFunction<'campaigns'>,
  { salaryMinMinor: least, salaryMaxMinor: most }: Pick<Campaign, 'salaryMinMinor' | 'salaryMaxMinor'>,
  language: string,
) {
  const euro = (amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(
      amount / CENTS,
    );
  if (least === null) return most === null ? null : t('salary.upTo', { amount: euro(most) });
  return most === null ? t('salary.from', { amount: euro(least) }) : `${euro(least)} – ${euro(most)}`;
}
