/** How many digits each number word stands for, in English and Spanish, without accents. */
const SINGLE = `zero oh nought one two three four five six seven eight nine
  cero uno una dos tres cuatro cinco seis siete ocho nueve`;
const DOUBLE = `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety
  diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres
  veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve
  treinta cuarenta cincuenta sesenta setenta ochenta noventa`;
const TRIPLE = `cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos`;

const list = (words: string) => words.trim().split(/\s+/);
const longestFirst = (words: string[]) => words.toSorted((a, b) => b.length - a.length).join('|');

const DIGITS = new Map<string, number>([
  ...list(SINGLE).map((word) => [word, 1] as const),
  ...list(DOUBLE).map((word) => [word, 2] as const),
  ...list(TRIPLE).map((word) => [word, 3] as const),
]);

/** Letters that people replace by a digit: "zer0". */
const DISGUISES = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
]);
/** Replaces digits in a word by the letters that they look like. */
export const undisguise = (word: string) => word.replace(/[01345]/g, (digit) => DISGUISES.get(digit)!);
const disguised = (words: string) => {
  let source = words;
  for (const [digit, letter] of DISGUISES) source = source.replaceAll(letter, `[${letter}${digit}]`);
  return source;
};

/** 0 for a word that isn't a number. */
export const digitsOfWord = (word: string) => (/[a-z]/.test(word) ? (DIGITS.get(undisguise(word)) ?? 0) : 0);
/** Pattern source that matches any of the words, but no digits alone. */
export const NUMBER_WORD = `(?=\\d{0,8}[a-z])(?:${disguised(longestFirst([...DIGITS.keys()]))})`;
/** Number words without spaces: "sixonetwozero". */
export const GLUED_NUMBER = new RegExp(`(?:${longestFirst(list(SINGLE).filter((word) => word !== 'oh'))}){6,}`, 'g');
