import { digitsOfWord, GLUED_NUMBER, NUMBER_WORD } from './number-words.ts';
import type { Span } from './fold-text.ts';

const LEAST_DIGITS = 7;
const TOKEN = new RegExp(
  `(?<![a-z])(?:${NUMBER_WORD})(?![a-z])|[+]?(?<![a-z])[oil]{0,3}\\d[\\doil]*(?![a-z])|[+]?\\d+`,
  'g',
);
/** What may separate the parts of one number: punctuation and emoji, or filler words. */
const GAP =
  /^[^\p{L}\p{N}%$€£]{0,8}(?:(?:and|y|then|finally|luego|um|uh|eh|este|dash|guion|hyphen|space|espacio|dot|punto|plus|mas|double|doble|triple)[^\p{L}\p{N}%$€£]{1,4}){0,2}$/u;
/** 6x1x2x0x0x4x1x1x8 */
const INTERLEAVED = /(?<![a-z\d])\d(?:[a-z]\d){6,14}(?![a-z\d])/g;
/** 1-800-CLOSERS */
const SPELLED_ON_KEYS = /(?<![a-z\d])1[-.]8(?:00|33|44|55|66|77|88)[-.][a-z]{3,10}(?![a-z])/g;

interface Token extends Span {
  text: string;
  /** Zero for what is written in digits only. */
  wordDigits: number;
  /** Further digits that a word before it adds: "double". */
  repeated: number;
}

/** Phone numbers in a folded text: in digits or words, however they are split. Excludes amounts, years, dates and times. */
export function findPhones(text: string): Span[] {
  const found: Span[] = [GLUED_NUMBER, INTERLEAVED, SPELLED_ON_KEYS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: part, index }) => ({ start: index, end: index + part.length })),
  );
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
      repeated: 0,
    };
    const before = run.at(-1);
    const gap = before ? text.slice(before.end, token.start) : '';
    if (token.text.startsWith('+') || !GAP.test(gap)) close();
    else if (/double|doble/.test(gap)) token.repeated = 1;
    else if (gap.includes('triple')) token.repeated = 2;
    run.push(token);
  }
  close();
  return found;
}

const digitsOf = ({ text, wordDigits, repeated }: Token) => (wordDigits || text.replace('+', '').length) + repeated;
const sizeOf = (run: readonly Token[]) => run.reduce((sum, token) => sum + digitsOf(token), 0);

/** "120, 135, 140" are several numbers; "6, 1, 2, 0, …", "612, 004, 118" and "1,200,000" are one. */
function splitLists(run: Token[], text: string): Token[][] {
  if (run.length < 2 || isAmount(written(run, text))) return [run];
  const between = run.slice(1).map((token, index) => text.slice(run[index]!.end, token.start));
  if (!between.some((gap) => gap.includes(','))) return [run];
  const isOne =
    run.every((token) => digitsOf(token) - token.repeated === 1) ||
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
  /^\s{0,2}(?:[$€£¥%+]|(?:usd|eur|euros?|gbp|mxn|chf|dollars?|dolares|pesos|k|m|mm|mn|bn|mil|million(?:es)?|millones|in|of|de|en)?\s?(?:arr|mrr|sales|revenue|pipeline|deals?|users?|customers?|clients?|leads?|calls?|emails?|impressions|views|visits|followers|ventas|ingresos|facturacion|usuarios|clientes|llamadas|impresiones|vistas|visitas|seguidores)?(?![\p{L}\p{N}]))/u;

function isPhone(run: readonly Token[], text: string): boolean {
  const size = sizeOf(run);
  if (size < LEAST_DIGITS) return false;
  if (run.some(({ wordDigits, text: part }) => wordDigits > 0 || part.startsWith('+'))) return true;
  const whole = written(run, text);
  if (isYears(run) || isTimes(whole) || isSeries(run)) return false;
  if (run.length > 1 && isShare(run, text)) return isPhone(run.slice(0, -1), text);
  if (run.length > 1 && isFigureOfYear(run, text)) return isPhone(run.slice(1), text);
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

/** "OTE 90000 120000", "30-60-90", "12, 24, 36": round amounts, or small numbers in rising steps. */
const isSeries = (run: readonly Token[]) =>
  run.length > 1 &&
  (run.every(({ text }) => /^[1-9]\d{1,3}00$/.test(text) || /^[1-9]\d{0,2}[05]00$/.test(text)) ||
    (run.length > 2 &&
      run.every(({ text }) => /^[1-9]\d{0,2}$/.test(text)) &&
      [5, 12].some((step) => run.every(({ text }) => Number(text) % step === 0)) &&
      run.every(({ text }, index) => index === 0 || Number(text) > Number(run[index - 1]!.text))));

/** "115/173 (66%)": ends in a percentage of its own. */
const isShare = (run: readonly Token[], text: string) =>
  text.slice(run.at(-2)!.end, run.at(-1)!.start).endsWith('(') && /^\s?%\)/.test(text.slice(run.at(-1)!.end));

/** "2021: 110%", "2020 310000", "2016/679": a year, then a figure. */
function isFigureOfYear(run: readonly Token[], text: string) {
  if (!isYear(run[0]!.text)) return false;
  const gap = text.slice(run[0]!.end, run[1]!.start);
  const figure = run.length === 2 ? run[1]!.text : '';
  return /^\s?:\s?$/.test(gap) || (gap === '/' && /^\d{1,3}$/.test(figure)) || figure.endsWith('000');
}

const isYear = (part: string) => /^(?:19[5-9]\d|20\d\d)$/.test(part);

/** Years, dates, and ranges of them: "2019-2023", "01/2020 - 03/2023", "2026-11-21". */
function isYears(run: readonly Token[]) {
  return (
    run.some(({ text }) => isYear(text)) &&
    run.every(({ text }) => isYear(text) || (text.length <= 2 && Number(text) <= 31 && text !== '00'))
  );
}

const isTimes = (whole: string) => /^\d{1,2}:\d{2}(?:\D{1,4}\d{1,2}:\d{2})+$/.test(whole);
