const CENTS = 100;
/** The maximum amount, in euros. */
const MOST = 99_999_999;
/** Whole euros: "45000", "45.000", "45 000 €", "€45,000.00", "45k". */
const WHOLE = /^(?:(?<plain>\d+)|(?<grouped>\d{1,3}(?:[.,'’]\d{3})+))(?:[.,]0{1,2})?(?<thousands>k)?$/i;

/** Parses an amount of whole euros as people type it. @returns undefined if it is invalid or too large. */
function readEuros(typed: string): number | undefined {
  const found = WHOLE.exec(typed.trim().replaceAll(/[\s€]|eur(?:os?)?$/gi, ''))?.groups;
  if (!found) return undefined;
  const amount = Number((found.plain ?? found.grouped)!.replaceAll(/\D/g, '')) * (found.thousands ? 1000 : 1);
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
