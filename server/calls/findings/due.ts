import type { Language } from './text/engine.ts';
import type { Reading } from './decide/reading.ts';

interface Due {
  /** YYYY-MM-DD */
  day: string | null;
  text: string;
}

const WEEKDAYS = new Map(
  Object.entries({
    sunday: 0,
    monday: 1,
    tuesday: 2,
    wednesday: 3,
    thursday: 4,
    friday: 5,
    saturday: 6,
    domingo: 0,
    lunes: 1,
    martes: 2,
    miercoles: 3,
    jueves: 4,
    viernes: 5,
    sabado: 6,
  }),
);
const MONTHS = new Map<string, number>();
for (const [index, names] of [
  'january jan enero',
  'february feb febrero',
  'march mar marzo',
  'april apr abril',
  'may mayo',
  'june jun junio',
  'july jul julio',
  'august aug agosto',
  'september sep sept septiembre setiembre',
  'october oct octubre',
  'november nov noviembre',
  'december dec diciembre',
].entries())
  for (const name of names.split(' ')) MONTHS.set(name, index);
const NUMBERS = new Map<string, number>();
for (const [index, names] of [
  'first one uno primero',
  'second two dos',
  'third three tres',
  'fourth four cuatro',
  'fifth five cinco',
  'sixth six seis',
  'seventh seven siete',
  'eighth eight ocho',
  'ninth nine nueve',
  'tenth ten diez',
  'eleventh eleven once',
  'twelfth twelve doce',
  'thirteenth thirteen trece',
  'fourteenth fourteen catorce',
  'fifteenth fifteen quince',
  'sixteenth sixteen dieciseis',
  'seventeenth seventeen diecisiete',
  'eighteenth eighteen dieciocho',
  'nineteenth nineteen diecinueve',
  'twentieth twenty veinte',
  'twenty-first veintiuno',
  'twenty-second veintidos',
  'twenty-third veintitres',
  'twenty-fourth veinticuatro',
  'twenty-fifth veinticinco',
  'twenty-sixth veintiseis',
  'twenty-seventh veintisiete',
  'twenty-eighth veintiocho',
  'twenty-ninth veintinueve',
  'thirtieth thirty treinta',
  'thirty-first',
].entries())
  for (const name of names.split(' ')) NUMBERS.set(name, index + 1);

/** Phrases for a number of days after the call. */
const DAYS: Record<Language, [words: string, days: number][]> = {
  en: [
    ['day after tomorrow', 2],
    ['week after next', 14],
    ['fortnight', 14],
    ['tomorrow', 1],
    ['today', 0],
    ['tonight', 0],
    ['this afternoon', 0],
    ['this morning', 0],
    ['this evening', 0],
    ['right away', 0],
    ['straight away', 0],
    ['end of the day', 0],
    ['end of day', 0],
    ['before bed', 0],
    ['next week', 7],
  ],
  es: [
    ['pasado manana', 2],
    ['hoy mismo', 0],
    ['hoy', 0],
    ['esta tarde', 0],
    ['esta noche', 0],
    ['esta manana', 0],
    ['manana', 1],
    ['ahora mismo', 0],
    ['ahorita', 0],
    ['semana que viene', 7],
    ['proxima semana', 7],
  ],
};
const WEEK_ENDS = [
  'end of the week',
  'end of week',
  'this week',
  'the week is out',
  'esta semana',
  'esta misma semana',
  'final de semana',
].map((phrase) => phrase.split(' '));
const MONTH_ENDS = ['end of the month', 'end of month', 'final de mes', 'finales de mes', 'fin de mes'].map((phrase) =>
  phrase.split(' '),
);
const runsOf = (days: [string, number][]) => days.map(([phrase, ahead]) => [phrase, phrase.split(' '), ahead] as const);
const DAY_RUNS = { en: runsOf(DAYS.en), es: runsOf(DAYS.es) };

/** Reads a due date: the first day that a sentence mentions, relative to the day of the call. */
export function readDue(
  { prepared: { words, classes }, tokens, text, engine }: Reading,
  callDate: string,
  language: Language,
): Due | null {
  const base = new Date(`${callDate}T00:00:00Z`);
  const plus = (days: number) => iso(new Date(base.getTime() + days * 86_400_000));
  const quote = (from: number, to: number) => {
    let start = from;
    while (
      start > 0 &&
      start > from - 4 &&
      /^(?:by|on|before|after|until|the|next|this|in|a|within|early|late|mid|middle|beginning|start|end|of|el|la|este|antes|despues|hasta|de|dentro|para|en|principios|mediados|finales|proximo|at)$/.test(
        words[start - 1]!,
      )
    )
      start--;
    return text.slice(tokens[start]!.from, tokens[to - 1]!.to);
  };
  for (let at = 0; at < words.length; at++) {
    for (const [phrase, run, days] of DAY_RUNS[language]) {
      if (run[0] !== words[at]) continue;
      const isEsta = phrase === 'manana' && /^(?:la|las)$/.test(words[at - 1] ?? '');
      if (!isEsta && run.every((word, index) => words[at + index] === word))
        return { day: plus(days), text: quote(at, at + run.length) };
    }
    for (const run of WEEK_ENDS) {
      if (run.every((word, index) => words[at + index] === word))
        return { day: plus((5 - base.getUTCDay() + 7) % 7), text: quote(at, at + run.length) };
    }
    for (const run of MONTH_ENDS) {
      if (run.every((word, index) => words[at + index] === word))
        return {
          day: iso(new Date(Date.UTC(base.getUTCFullYear(), base.getUTCMonth() + 1, 0))),
          text: quote(at, at + run.length),
        };
    }
    const weekday = WEEKDAYS.get(words[at]!);
    if (weekday !== undefined) {
      const ahead = (weekday - base.getUTCDay() + 7) % 7 || 7;
      const isNext = words[at - 1] === 'next' && ahead < 3 ? 7 : 0;
      return { day: plus(ahead + isNext), text: quote(at, at + 1) };
    }
    const date = readDayOfMonth(words, at);
    if (date) return { day: upcoming(base, date.month, date.day), text: quote(at, date.to) };
  }
  const span = spanAt(words);
  if (span) return { day: plus(span.days), text: quote(span.from, span.to) };
  for (let at = 1; at < words.length; at++)
    if (MONTHS.has(words[at]!) && IN_MONTH.test(words[at - 1]!)) return { day: null, text: quote(at, at + 1) };
  const day = engine.lexicon.ids.get('day')!;
  const at = classes.findIndex((here) => here.has(day));
  return at < 0 ? null : { day: null, text: quote(at, at + classes[at]!.get(day)!) };
}

/** "In February", "antes de marzo" */
const IN_MONTH = /^(?:in|by|before|after|until|during|early|late|mid|of|en|para|de|hasta|durante)$/;

/** "March 3", "3rd of March", "el tres de marzo", "the nineteenth", "el día doce" */
function readDayOfMonth(words: string[], at: number) {
  const day = numberAt(words[at]!);
  const month = MONTHS.get(words[at]!);
  if (month !== undefined && words[at] !== 'may') {
    const next = numberAt(words[at + 1] ?? '');
    if (next) return { month, day: next, to: at + 2 };
    return null;
  }
  if (!day) return null;
  for (const skip of [1, 2]) {
    const named = MONTHS.get(words[at + skip] ?? '');
    if (named !== undefined && (skip === 1 || /^(?:of|de)$/.test(words[at + 1]!)))
      return { month: named, day, to: at + skip + 1 };
  }
  const isOrdinal = /(?:st|nd|rd|th|first|second|third)$/.test(words[at]!) && words[at - 1] === 'the';
  const isDia = words[at - 1] === 'dia';
  return isOrdinal || isDia ? { month: null, day, to: at + 1 } : null;
}

function numberAt(word: string) {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word);
  const day = digits ? Number(digits[1]) : NUMBERS.get(word);
  return day !== undefined && day >= 1 && day <= 31 ? day : null;
}

/** "in two weeks", "en tres días", "dentro de quince días" */
function spanAt(words: string[]) {
  for (let at = 0; at + 2 < words.length; at++) {
    if (!/^(?:in|within|en)$/.test(words[at]!) && !(words[at] === 'de' && words[at - 1] === 'dentro')) continue;
    const count = /^(?:a|an|un|una)$/.test(words[at + 1]!) ? 1 : numberAt(words[at + 1]!);
    const unit = /^(?:day|dia)/.test(words[at + 2]!)
      ? 1
      : /^(?:week|semana)/.test(words[at + 2]!)
        ? 7
        : /^(?:month|mes)/.test(words[at + 2]!)
          ? 30
          : 0;
    if (count && unit > 0) return { days: count * unit, from: at, to: at + 3 };
  }
  return null;
}

/** The next such day after the call. */
function upcoming(base: Date, month: number | null, day: number): string | null {
  for (let ahead = 0; ahead < 24; ahead++) {
    const first = new Date(Date.UTC(base.getUTCFullYear(), base.getUTCMonth() + ahead, 1));
    const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day));
    if (date.getUTCMonth() === first.getUTCMonth() && (month === null || date.getUTCMonth() === month) && date >= base)
      return iso(date);
  }
  return null;
}

const iso = (date: Date) => date.toISOString().slice(0, 10);
