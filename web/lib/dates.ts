/** The languages of a reader for whom a server renders. Their time zone is unknown. */
let elsewhere: readonly string[] | undefined;

/** Formats dates for a reader elsewhere. @param languages such as "en-US", the preferred ones first; none for the reader here */
export const formatFor = (languages?: readonly string[]) => void (elsewhere = languages);

/**
 * Formats dates for the reader's region, as requested by their browser in the page's language. Without one, English dates are
 * British: "19 Nov 2026, 16:20". Where the time zone matters but isn't known, returns blanks of the
 * same length.
 */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): { format: (date: Date) => string } {
  const asked = elsewhere ?? (typeof window === 'undefined' ? [] : navigator.languages);
  const regional = asked.find((locale) => locale.startsWith(`${language}-`));
  const format = new Intl.DateTimeFormat(regional ?? (language === 'en' ? 'en-GB' : language), options);
  if (!elsewhere || options.timeZone) return format;
  return { format: (date) => format.format(date).replaceAll(/./g, FIGURE_SPACE) };
}

const FIGURE_SPACE = '\u2007';

/** A date such as "21 Nov 2026". */
export const dateText = (at: string, language: string) =>
  dateFormat(language, { dateStyle: 'medium' }).format(new Date(at));

/** The local day as a date input's value: "2026-11-21". */
export const dayOf = (at: Date) => at.toLocaleDateString('sv-SE');

/** A moment such as "19 Nov, 16:20", with the year unless it is the current one. */
export function momentText(at: string, language: string, now = new Date()): string {
  const date = new Date(at);
  return dateFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  }).format(date);
}

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
