import { type Bits, hasBit } from './bits.ts';

const LEAST_DENSE = 1024;
const BITS = 32;
/**
 * A list that holds more than one in this many slots also gets a bitmap: up to five times its size, but with constant-time lookups.
 */
const LEAST_MARKED = 160;
const EMPTY = new Uint32Array(0);

/**
 * The slots that carry a tag or word. Few slots are stored as an ascending list; above one in 32, as bits, which are smaller then.
 * `list` may have capacity for more than `size`; `bits` may end before the last slot.
 */
export class Postings {
  size = 0;
  list: Uint32Array = EMPTY;
  bits: Uint32Array | null = null;
  /** The slots of a long list, as bits as well. */
  private marks: Uint32Array | null = null;
  private readonly isMarked: boolean;

  /** @param isMarked whether a long list may use the extra memory for a bitmap */
  constructor({ isMarked = false } = {}) {
    this.isMarked = isMarked;
  }

  /** The slots as bits, whether stored as bits or as a marked list; null for a short list. */
  get marked() {
    return this.bits ?? this.marks;
  }

  has(slot: number): boolean {
    const { marked } = this;
    if (marked !== null) return hasBit(marked, slot);
    const at = firstNotBelow(this.list, this.size, slot);
    return at < this.size && this.list[at] === slot;
  }

  /** @param slots number of slots in the store */
  add(slot: number, slots: number) {
    if (this.bits === null && this.size >= LEAST_DENSE) {
      if (this.size > slots / BITS)
        [this.bits, this.marks, this.list] = [this.marks ?? this.inBits(slots), null, EMPTY];
      else if (this.isMarked && this.marks === null && this.size > slots / LEAST_MARKED)
        this.marks = this.inBits(slots);
    }
    if (this.bits !== null) {
      this.bits = withRoom(this.bits, (slot >>> 5) + 1);
      if (hasBit(this.bits, slot)) return;
      this.bits[slot >>> 5]! |= 1 << (slot & 31);
      this.size++;
      return;
    }
    if (this.marks !== null) {
      this.marks = withRoom(this.marks, (slot >>> 5) + 1);
      this.marks[slot >>> 5]! |= 1 << (slot & 31);
    }
    this.list = withRoom(this.list, this.size + 1);
    const isLast = this.size === 0 || this.list[this.size - 1]! < slot;
    const at = isLast ? this.size : firstNotBelow(this.list, this.size, slot);
    if (!isLast && this.list[at] === slot) return;
    if (!isLast) this.list.copyWithin(at + 1, at, this.size);
    this.list[at] = slot;
    this.size++;
  }

  remove(slot: number) {
    if (!this.has(slot)) return;
    this.size--;
    const { marked } = this;
    if (marked !== null) marked[slot >>> 5]! &= ~(1 << (slot & 31));
    if (this.bits !== null) return;
    const at = firstNotBelow(this.list, this.size + 1, slot);
    this.list.copyWithin(at, at + 1, this.size + 1);
  }

  get bytes() {
    return this.list.byteLength + (this.marked?.byteLength ?? 0);
  }

  private inBits(slots: number) {
    const bits = new Uint32Array(Math.ceil((slots * 1.1) / BITS) + 1);
    for (let at = 0; at < this.size; at++) bits[this.list[at]! >>> 5]! |= 1 << (this.list[at]! & 31);
    return bits;
  }
}

/** The index of the first value that is not below the wanted one. */
export function firstNotBelow(sorted: Uint32Array, size: number, wanted: number) {
  let [from, to] = [0, size];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

interface Growing<Same> {
  length: number;
  set(from: Same): void;
}

/** Returns the array itself, or a larger copy with room for `length` values plus a quarter. */
export function withRoom<Values extends Growing<Values>>(values: Values, length: number): Values {
  if (length <= values.length) return values;
  const room = Math.max(4, Math.ceil(length * 1.25));
  const larger = new (values.constructor as new (length: number) => Values)(room);
  larger.set(values);
  return larger;
}

/** Matching slots: few as an ascending list, many as bits. Both may be views that the next search overwrites. */
export interface Matches {
  size: number;
  list: Uint32Array | null;
  bits: Bits | null;
  /** The boosted ones among them, if already known. */
  boosted?: Matches;
}

export const NO_MATCHES: Matches = { size: 0, list: new Uint32Array(0), bits: null };

export const asMatches = ({ size, list, bits }: Postings): Matches =>
  bits === null ? { size, list: list.subarray(0, size), bits: null } : { size, list: null, bits };

/** Visits the slots in ascending order. */
export function eachSlot({ list, bits, size }: Matches | Postings, visit: (slot: number) => void) {
  if (bits === null) {
    for (let at = 0; at < size; at++) visit(list![at]!);
    return;
  }
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word]!; left !== 0; left &= left - 1) visit(32 * word + 31 - Math.clz32(left & -left));
}
