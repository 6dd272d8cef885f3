const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 hours ago", in the language of the screen; null for less than a minute. */
export function sinceText(at: Date, now: Date, language: string): string | null {
  const seconds = (now.getTime() - at.getTime()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? [];
  if (!unit) return null;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}
