import type { TFunction } from 'i18next';
import { ADVANCED_FILTERS, type NOTICE_DAYS } from '#contract/values/plans.ts';
import { type SearchUrl, tidy } from '../url.ts';

/** A search without Premium filters. */
export const withoutAdvanced = (url: SearchUrl): SearchUrl =>
  tidy({ ...url, ...Object.fromEntries(ADVANCED_FILTERS.map((name) => [name, undefined])) });

/** The text of an advanced filter's value. */
export function advancedText(
  t: TFunction<'search'>,
  language: string,
  name: Exclude<(typeof ADVANCED_FILTERS)[number], 'viewed'>,
  value: number,
): string {
  if (name === 'minYears') return t('leastYears', { count: value });
  if (name === 'availableWithin') return t(`advanced.within.d${value as (typeof NOTICE_DAYS)[number]}`);
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return t('advanced.upTo', { amount: amount.format(value) });
}
