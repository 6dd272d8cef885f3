import type { Span } from '../plain-text.ts';

export interface YearsMention extends Span {
  /** The lower end of a range. Months are fractions of a year. */
  years: number;
}

const numbered = (words: string) => words.split(' ').map((word, index): [string, number] => [word, index + 1]);
const NUMBERS = new Map<string, number>([
  ...numbered(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
  ...numbered(
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco',
  ),
  ['a', 1],
  ['an', 1],
  ['un', 1],
  ['una', 1],
  ['a couple of', 2],
  ['couple of', 2],
  ['un par de', 2],
  ['par de', 2],
  ['media docena de', 6],
  ['half a dozen', 6],
  ['a dozen', 12],
  ['una docena de', 12],
  ['twenty-four', 24],
  ['twenty-five', 25],
  ['thirty', 30],
  ['thirty-six', 36],
  ['forty', 40],
  ['treinta', 30],
  ['treinta y seis', 36],
  ['cuarenta', 40],
]);
const NUMBER = `\\d{1,2}(?:[.,]5)?|${[...NUMBERS.keys()].toSorted((a, b) => b.length - a.length).join('|')}`;
const RANGE = `(?: ?(?:-|/|to|or|and|a|o|y|hasta) ?(?:${NUMBER}))?`;
/** "Two (2) full years", "3 (three) years", "3+ años". */
const BETWEEN = `(?: ?\\((?:\\d{1,2}|[a-z-]{2,12})\\))? ?\\+?(?: (?:o mas|or more|full|whole|solid|good|clear|long|complete|entire|calendar|school|consecutive|continuous|recent|minimum|buenos?|largos?|complet[oa]s?|enter[oa]s?|seguidos))*`;
const MENTION = new RegExp(
  `(?<![\\p{L}\\p{N}.,/€$£-])(?:(half(?! a dozen)(?: an?)?|medi[oa]) )?(?:(${NUMBER})${RANGE}${BETWEEN} ?-?)?(years?|yrs?|y|anos?|anitos?|a\\.|months?|mths?|meses|mes|decades?|decadas?)(?![\\p{L}\\p{N}])( and a half| y medio)?`,
  'gu',
);
/** Larger numbers aren't work experience. */
const MOST_YEARS = 45;

/** Every number of years or months in a plain text, whatever it refers to. */
export const yearsMentions = (plain: string): YearsMention[] =>
  [...plain.matchAll(MENTION)].flatMap(({ index, 0: words, 1: half, 2: number, 3: unit = '', 4: more }) => {
    // "4y" and "5 a." are years; in "four y", the y starts another word.
    // "Año y medio" has no number of its own.
    if ((!half && !number && !more) || (/^(?:y|a\.)$/.test(unit) && !/^\d/.test(number ?? ''))) return [];
    const count = half
      ? 0.5
      : (number ? (NUMBERS.get(number) ?? Number(number.replace(',', '.'))) : 1) + (more ? 0.5 : 0);
    const years = count * (unit.startsWith('m') ? 1 / 12 : unit.startsWith('deca') ? 10 : 1);
    return years > 0 && years <= MOST_YEARS ? [{ years, start: index, end: index + words.length }] : [];
  });
