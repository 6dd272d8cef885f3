/** Removes accents, case and extra spaces: "  Jefe de Vèntas " -> "jefe de ventas". */
export const normalise = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

export const wordsOf = (normalised: string) => normalised.split(/[^\p{L}\p{N}+#.]+/u).filter(Boolean);

/**
 * The distinct normalized words of running text, without leading or trailing dots. They contain only letters, digits, "+",
 * "#" and ".".
 */
export const proseWords = (text: string) => [
  ...new Set(
    wordsOf(normalise(text))
      .map((word) => word.replace(/^\.+|\.+$/g, ''))
      .filter(Boolean),
  ),
];

/** Strips plural and gender from a normalized word, in English and Spanish: vendedoras -> vendedor, agencies -> agency. */
export function stemOf(word: string) {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = word;
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  return stem.length >= 4 && /[aeo]$/.test(stem) ? stem.slice(0, -1) : stem;
}

/** The distinct stems of running text, by which bios are searched. */
export const bioWords = (text: string) => [...new Set(proseWords(text).map(stemOf))];

/** How many typos are tolerated in a word. */
export const allowedEdits = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbors.
 * @returns the distance, or `most + 1` as soon as it is known to exceed `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      let distance = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        distance = Math.min(distance, before[column - 2]! + 1);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    [before, last] = [last, current];
  }
  return Math.min(last[b.length]!, most + 1);
}

/** The letters of a word as a set of 32 bits, by character code modulo 32. */
export function lettersOf(word: string) {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Cheap pre-check for `editDistance`: one edit adds at most one letter to the set and removes at most one. */
export function canBeNear(a: number, b: number, most: number) {
  let different = a ^ b;
  for (let left = 2 * most; different !== 0; left--) {
    if (left === 0) return false;
    different &= different - 1;
  }
  return true;
}
