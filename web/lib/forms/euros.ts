const CENTS = 100;
/** The maximum amount, in euros. */
const MOST = 99_999_999;
/** Whole euros: "45000", "45.000", "45 000 €", "€45,000.00". */
const WHOLE = /^(?<amount>\d+|\d{1,3}(?:[.,'’]\d{3})+)(?:[.,]0{1,2})?$/;
/** Thousands of euros: "45k", "45,5k". */
const THOUSANDS = /^(?<whole>\d+)(?:[.,](?<decimals>\d{1,2}))?k$/i;

/** Parses an amount of whole euros as people type it. @returns undefined if it is invalid or too large. */
function readEuros(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s€]|eur(?:os?)?\s*$/gi, '');
  const thousands = THOUSANDS.exec(text)?.groups;
  const digits = thousands
    ? thousands.whole! + (thousands.decimals ?? '').padEnd(3, '0')
    : WHOLE.exec(text)?.groups?.amount!.replaceAll(/\D/g, '');
  const amount = Number(digits);
  return amount <= MOST ? amount : undefined;
}

/** Whether a field contains a valid amount or is empty. */
export const isEuros = (typed: string) => typed.trim() === '' || readEuros(typed) !== undefined;

/** A typed amount in cents; null if there is none. */
export function minorOf(typed: string): number | null {
  const amount = readEuros(typed);
  return amount === undefined ? null : amount * CENTS;
}

/** An amount in whole euros, without separators. */
export const eurosOf = (minor: number | null) => (minor === null ? '' : String(minor / CENTS));

/** A typed amount as a form shows it, with its thousands separated: "45,000", "45.000". Anything else stays as it is. */
export function groupedEuros(typed: string, language: string) {
  const amount = readEuros(typed);
  return amount === undefined ? typed : new Intl.NumberFormat(language).format(amount);
}
