import type { Money } from '#contract/fields/numbers.ts';

/** "€6", "€65": whole amounts without cents. */
export const moneyText = ({ amountMinor, currency }: Money, language: string) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: amountMinor % 100 === 0 ? 0 : 2,
  }).format(amountMinor / 100);
