/** How many typing errors a word may hold. */
export const allowedEdits = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * Edits between two words: insert, delete, replace, swap of neighbours (optimal string alignment distance).
 * @returns the distance, or `most + 1` as soon as it is known to be larger.
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

/** The letters of a word as a set of 32 bits, by their codes. */
export function lettersOf(word: string) {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether words of such letters can be so near: an edit puts at most one letter in and one out. Spares the distance of most words. */
export function canBeNear(a: number, b: number, most: number) {
  let different = a ^ b;
  for (let left = 2 * most; different !== 0; left--) {
    if (left === 0) return false;
    different &= different - 1;
  }
  return true;
}
