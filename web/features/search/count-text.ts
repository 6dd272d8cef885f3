import type { TFunction } from 'i18next';

interface Count {
  total: number;
  isCapped: boolean;
}

/** "112 results found", "1,000+ results found". */
export function countText(
  t: TFunction<'search'>,
  language: string,
  key: 'results' | 'show',
  { total, isCapped }: Count,
) {
  const shown = new Intl.NumberFormat(language).format(total);
  if (isCapped) return t(`${key}Capped`, { count: shown as unknown as number });
  return t(key, { count: total });
}
