/** A date such as "21 Nov 2026" in a language. */
export const dateText = (at: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(at));

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** A time such as "3 hours ago" in a language; null for less than a minute. */
export function sinceText(at: Date, now: Date, language: string): string | null {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? [];
  if (!unit) return null;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}
