/** As wide as a digit: keeps the place of a count that is still loading. */
export const COUNTING = '\u2007';

/** How many positions have a value of a filter: undefined while the counts load, and 0 for values that aren't listed. */
export const countOf = <Value>(counted: readonly { value: Value; count: number }[] | undefined, value: Value) =>
  counted && (counted.find((one) => one.value === value)?.count ?? 0);
