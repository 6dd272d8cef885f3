/** How many elements Postgres expects of an array parameter. */
const EXPECTED = 10;

/**
 * Repeats a list's first element until the list is as long as Postgres expects, for use in `= ANY($1)`. Postgres would plan a
 * prepared statement again for every shorter list, which takes ten times as long as looking up its rows.
 */
export const listParameter = <T>(list: readonly T[]): T[] =>
  list.length === 0 ? [] : [...list, ...Array<T>(Math.max(0, EXPECTED - list.length)).fill(list[0]!)];
