import type { Bits } from './bits.ts';
import type { Postings } from './postings.ts';

const TIMES_LONGER = 12;

/** Intersects two ascending lists. A far longer second list is traversed by exponential search. */
export function shared(short: Uint32Array, long: Uint32Array, longSize: number) {
  if (longSize < TIMES_LONGER * short.length) return sharedInTurn(short, long, longSize);
  const both = new Uint32Array(short.length);
  let [size, at] = [0, 0];
  for (const slot of short) {
    let step = 1;
    while (at + step < longSize && long[at + step]! < slot) step *= 2;
    let [from, to] = [at + (step >> 1), Math.min(at + step, longSize)];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (long[middle]! < slot) from = middle + 1;
      else to = middle;
    }
    at = from;
    if (at === longSize) break;
    if (long[at] === slot) both[size++] = slot;
  }
  return both.subarray(0, size);
}

/** Branch-free, since branches would be mispredicted: differences become steps of 0 or 1. */
function sharedInTurn(a: Uint32Array, b: Uint32Array, sizeOfB: number) {
  const sizeOfA = a.length;
  const both = new Uint32Array(sizeOfA + 1);
  let [fromA, fromB, size] = [0, 0, 0];
  while (fromA < sizeOfA && fromB < sizeOfB) {
    const [left, right] = [a[fromA]! | 0, b[fromB]! | 0];
    both[size] = left;
    size += ((left ^ right) - 1) >>> 31;
    fromA += 1 + ((right - left) >> 31);
    fromB += 1 + ((left - right) >> 31);
  }
  return both.subarray(0, size);
}

/** The slots of a list that are in a set. Also branch-free. */
export function marked(list: Uint32Array, bits: Bits) {
  const both = new Uint32Array(list.length);
  let size = 0;
  for (const slot of list) {
    both[size] = slot;
    size += ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
  }
  return both.subarray(0, size);
}

/** Like `Array.filter`, but several times as fast. */
export function kept(list: Uint32Array, test: (slot: number) => boolean) {
  const passed = new Uint32Array(list.length);
  let size = 0;
  for (const slot of list) if (test(slot)) passed[size++] = slot;
  return passed.subarray(0, size);
}

export function unionOfLists(postings: readonly Postings[]): Uint32Array {
  let lists = postings.map(({ list, size }) => list.subarray(0, size));
  while (lists.length > 1)
    lists = Array.from({ length: Math.ceil(lists.length / 2) }, (_, pair) =>
      lists[2 * pair + 1] ? merged(lists[2 * pair]!, lists[2 * pair + 1]!) : lists[2 * pair]!,
    );
  return lists[0] ?? new Uint32Array(0);
}

function merged(a: Uint32Array, b: Uint32Array) {
  const [sizeOfA, sizeOfB] = [a.length, b.length];
  const union = new Uint32Array(sizeOfA + sizeOfB);
  let [fromA, fromB, size] = [0, 0, 0];
  // Branch-free, since branches would be mispredicted: `less` is -1 when the left value is smaller, otherwise 0.
  while (fromA < sizeOfA && fromB < sizeOfB) {
    const [left, right] = [a[fromA]! | 0, b[fromB]! | 0];
    const less = (left - right) >> 31;
    const more = (right - left) >> 31;
    union[size++] = right + ((left - right) & less);
    fromA += 1 + more;
    fromB += 1 + less;
  }
  while (fromA < sizeOfA) union[size++] = a[fromA++]!;
  while (fromB < sizeOfB) union[size++] = b[fromB++]!;
  return union.subarray(0, size);
}
