const DAY_MINUTES = 24 * 60;

/** "7 h 12 min" until the next day begins in UTC, which brings the next free unlock; at least a minute. */
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
