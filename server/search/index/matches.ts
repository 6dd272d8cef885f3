import type { Bits } from './bits.ts';
import type { Postings } from './postings.ts';

/** Matching slots: few as an ascending list, many as bits. Both may be views that the next search overwrites. */
export interface Matches {
  size: number;
  list: Uint32Array | null;
  bits: Bits | null;
}

export const NO_MATCHES: Matches = { size: 0, list: new Uint32Array(0), bits: null };

export const asMatches = ({ size, list, bits }: Postings): Matches =>
  bits === null ? { size, list: list.subarray(0, size), bits: null } : { size, list: null, bits };

/** Visits the slots, ascending. */
export function eachSlot({ list, bits, size }: Matches | Postings, visit: (slot: number) => void) {
  if (bits === null) {
    for (let at = 0; at < size; at++) visit(list![at]!);
    return;
  }
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word]!; left !== 0; left &= left - 1) visit(32 * word + 31 - Math.clz32(left & -left));
}
