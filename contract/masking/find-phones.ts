import { digitsOfWord, GLUED_NUMBER, NUMBER_WORD } from './number-words.ts';
import type { Span } from './fold-text.ts';

const LEAST_DIGITS = 7;
const TOKEN = new RegExp(
  `(?<![a-z])(?:${NUMBER_WORD})(?![a-z])|[+]?(?<![a-z])[oil]{0,3}\\d[\\doil]*(?![a-z])|[+]?\\d+`,
  'g',
);
/** What may separate the parts of one number: punctuation and emoji, or a filler word. */
const GAP =
  /^[^\p{L}\p{N}%$€£]{0,8}(?:(?:and|y|then|luego|dash|guion|hyphen|space|espacio|dot|punto|plus|mas|double|doble|triple)[^\p{L}\p{N}%$€£]{1,4})?$/u;

interface Token extends Span {
  text: string;
  /** Zero for what is written in digits only. */
  wordDigits: number;
}

/** Phone numbers in a folded text: in digits or words, however they are split. Excludes amounts, years, dates and times. */
export function findPhones(text: string): Span[] {
  const found: Span[] = [...text.matchAll(GLUED_NUMBER)].map(({ 0: glued, index }) => ({
    start: index,
    end: index + glued.length,
  }));
  let run: Token[] = [];
  const close = () => {
    for (const part of splitLists(run, text))
      if (isPhone(part, text)) found.push({ start: part[0]!.start, end: part.at(-1)!.end });
    run = [];
  };
  for (const match of text.matchAll(TOKEN)) {
    const token = {
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      wordDigits: digitsOfWord(match[0]),
    };
    const before = run.at(-1);
    if (before && (token.text.startsWith('+') || !GAP.test(text.slice(before.end, token.start)))) close();
    run.push(token);
  }
  close();
  return found;
}

const digitsOf = ({ text, wordDigits }: Token) => wordDigits || text.replace('+', '').length;
const sizeOf = (run: readonly Token[]) => run.reduce((sum, token) => sum + digitsOf(token), 0);

/** "120, 135, 140" are several numbers; "6, 1, 2, 0, …", "612, 004, 118" and "1,200,000" are one. */
function splitLists(run: Token[], text: string): Token[][] {
  if (run.length < 2 || isAmount(written(run, text))) return [run];
  const between = run.slice(1).map((token, index) => text.slice(run[index]!.end, token.start));
  if (!between.some((gap) => gap.includes(','))) return [run];
  const isOne =
    run.every((token) => digitsOf(token) === 1) ||
    /^(?:\+|0|[6-9])/.test(run[0]!.text) ||
    run.some(({ text: part }) => /^0\d/.test(part));
  if (isOne) return [run];
  const parts: Token[][] = [[run[0]!]];
  run
    .slice(1)
    .forEach((token, index) => (between[index]!.includes(',') ? parts.push([token]) : parts.at(-1)!.push(token)));
  return parts;
}

const written = (run: readonly Token[], text: string) => text.slice(run[0]!.start, run.at(-1)!.end);
/** 1,200,000 or 1.200.000,50 */
const isAmount = (part: string) => /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/.test(part);

const MONEY_BEFORE = /(?:[$€£¥]|\b(?:usd|eur|euros?|gbp|mxn|us|chf))\s{0,2}$/;
const COUNTED_AFTER =
  /^\s{0,2}(?:[$€£¥%+]|(?:usd|eur|euros?|gbp|mxn|chf|dollars?|dolares|pesos|k|m|mm|mn|bn|mil|million(?:es)?|millones|in|of|de|en)?\s?(?:arr|mrr|sales|revenue|pipeline|deals?|users?|customers?|clients?|leads?|calls?|emails?|ventas|ingresos|facturacion|usuarios|clientes|llamadas)?(?![\p{L}\p{N}]))/u;

function isPhone(run: readonly Token[], text: string): boolean {
  const size = sizeOf(run);
  if (size < LEAST_DIGITS) return false;
  if (run.some(({ wordDigits, text: part }) => wordDigits > 0 || part.startsWith('+'))) return true;
  const whole = written(run, text);
  if (isYears(run) || isTimes(whole) || /^30\D+60\D+90\b/.test(whole)) return false;
  const digits = whole.replace(/\D/g, '');
  const isRound = digits.endsWith('000');
  const after = text.slice(run.at(-1)!.end, run.at(-1)!.end + 24);
  const counted = COUNTED_AFTER.exec(after)?.[0].trim() ?? '';
  const isCounted = MONEY_BEFORE.test(text.slice(Math.max(0, run[0]!.start - 8), run[0]!.start)) || counted !== '';
  if (isAmount(whole)) return size >= 9 && !isRound;
  if (run.length === 1) return size >= 9 ? !isRound : !isRound && !isCounted;
  return !amounts(whole);
}

/** "12,000-15,000", "100.000 / 200.000": ranges of amounts. */
const amounts = (whole: string) => whole.split(/\s*[-–—/]\s*/).every((part) => isAmount(part));

/** Years, dates, and ranges of them: "2019-2023", "01/2020 - 03/2023", "2026-11-21". */
function isYears(run: readonly Token[]) {
  const isYear = (part: string) => /^(?:19[5-9]\d|20\d\d)$/.test(part);
  return (
    run.some(({ text }) => isYear(text)) &&
    run.every(({ text }) => isYear(text) || (text.length <= 2 && Number(text) <= 31 && text !== '00'))
  );
}

const isTimes = (whole: string) => /^\d{1,2}:\d{2}(?:\D{1,4}\d{1,2}:\d{2})+$/.test(whole);
