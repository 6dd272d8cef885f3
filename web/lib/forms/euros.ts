const CENTS = 100;
/** The most that can be typed, in euros. */
const MOST = 99_999_999;
/** Whole euros: "45000", "45.000", "45 000 €", "€45,000.00", "45k". */
const WHOLE = /^(?:(?<plain>\d+)|(?<grouped>\d{1,3}(?:[.,'’]\d{3})+))(?:[.,]0{1,2})?(?<thousands>k)?$/i;

/** Reads an amount of whole euros as people type it. @returns undefined if it is none, or too large. */
function readEuros(typed: string): number | undefined {
  const found = WHOLE.exec(typed.trim().replaceAll(/[\s€]|eur(?:os?)?$/gi, ''))?.groups;
  if (!found) return undefined;
  const amount = Number((found.plain ?? found.grouped)!.replaceAll(/\D/g, '')) * (found.thousands ? 1000 : 1);
  return amount <= MOST ? amount : undefined;
}

/** Whether a field holds an amount, or nothing. */
export const isEuros = (typed: string) => typed.trim() === '' || readEuros(typed) !== undefined;

/** Cents of a typed amount; null if there is none. */
export function minorOf(typed: string): number | null {
  const amount = readEuros(typed);
  return amount === undefined ? null : amount * CENTS;
}

/** An amount as a form shows it, in whole euros. */
export const eurosOf = (minor: number | null) => (minor === null ? '' : String(minor / CENTS));
