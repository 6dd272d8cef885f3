import type { Chrono } from 'chrono-node';
import { casual as english } from 'chrono-node/en';
import { casual } from 'chrono-node/es';

const DAY_MS = 86_400_000;
/** Phrases that the Spanish parsers of chrono-node read as "mañana", or not at all, with the days until then. */
const IN_DAYS = { 'pasado mañana': 2, 'semana que viene': 7, 'próxima semana': 7 } as const;
const DATED = ['day', 'weekday', 'month'] as const;
const IS_MORNING = /(?:\bla|esta)\s+$/i;
/** "Called on Monday" tells of a day that is over. */
const IS_OVER =
  /(?<!\p{L})(?:called|phoned|met|spoke|talked|wrote|emailed|messaged|sent|interviewed|replied|answered|since|llam[éó]|habl[éó]|escrib(?:í|ió)|envi[éó]|respondió|contestó|nos vimos|desde)(?: \p{L}+){0,3} ?$/iu;

const spanish = casual.clone();
for (const [phrase, days] of Object.entries(IN_DAYS))
  spanish.parsers.unshift({
    pattern: () => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'iu'),
    extract(context) {
      const day = new Date(context.reference.instant.getTime() + days * DAY_MS);
      return context.createParsingComponents({
        year: day.getFullYear(),
        month: day.getMonth() + 1,
        day: day.getDate(),
      });
    },
  });
spanish.refiners.push({
  refine: ({ text }, results) =>
    results.filter((found) => found.text !== 'mañana' || !IS_MORNING.test(text.slice(0, found.index))),
});

/**
 * The first day after today, and within a year, that a text mentions, in English or Spanish: "call on Thursday", "hablar en dos
 * semanas". Lengths of time, such as "3 years", aren't days.
 * @returns the midnight at which it begins; undefined if there is none
 */
export function mentionedDay(text: string, now = new Date()): Date | undefined {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const days = [english, spanish].flatMap((parser) => daysIn(parser, text, now));
  return days.find((day) => day > midnight && day.getTime() < midnight.getTime() + 365 * DAY_MS);
}

const daysIn = (parser: Chrono, text: string, now: Date) =>
  parser
    .parse(text, now, { forwardDate: true })
    // A result that knows the second is an hour from now, such as the "15h" of "a las 15h".
    .filter(({ start }) => !start.isCertain('second') && DATED.some((part) => start.isCertain(part)))
    .filter(({ index }) => !IS_OVER.test(text.slice(0, index)))
    .map(({ start }) => new Date(start.get('year')!, start.get('month')! - 1, start.get('day')!));
