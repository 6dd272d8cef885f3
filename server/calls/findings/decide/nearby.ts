import type { Near } from './grams.ts';
import type { Reading } from './reading.ts';

/** How many sentences back the words of the previous turn count. */
const WORDS_REACH = 3;

/**
 * Calls `take` for each neighboring sentence whose words count: earlier ones in the same turn, the last one of the previous
 * turn, and the next one.
 */
export function eachNeighbour(readings: readonly Reading[], index: number, take: (other: Reading, near: Near) => void) {
  const { turn } = readings[index]!;
  for (let back = 1; back <= WORDS_REACH && back <= index; back++) {
    const other = readings[index - back]!;
    if (other.turn < turn - 1) break;
    take(other, other.turn === turn ? '(' : '<');
    if (other.turn !== turn) break;
  }
  const next = readings[index + 1];
  if (next) take(next, next.turn === turn ? ')' : '>');
}

/** Whether a short sentence only repeats what the other side has just said. */
export function isEcho(reading: Reading, readings: readonly Reading[], index: number) {
  const words = new Set<string>();
  for (let back = 1; back <= 3 && back <= index; back++) {
    const other = readings[index - back]!;
    if (other.turn !== reading.turn) for (const { word } of other.tokens) words.add(word);
  }
  return words.size > 0 && reading.tokens.every(({ word }) => word.length < 3 || words.has(word));
}
