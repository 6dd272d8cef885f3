const DAY_MS = 86_400_000;

/** In a list: the time today, the weekday of the last six days, else the day. */
export function briefTime(at: string, now: Date, language: string): string {
  const date = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(date);
  if (date.toDateString() === now.toDateString()) return format({ timeStyle: 'short' });
  if (now.getTime() - date.getTime() < 6 * DAY_MS) return format({ weekday: 'short' });
  return format({
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
}

/** Beside a message: the same, with the time of the day. */
export function fullTime(at: string, now: Date, language: string): string {
  const brief = briefTime(at, now, language);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(at));
  return brief === time ? time : `${brief} ${time}`;
}

export const longDay = (at: string, language: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date(at));
