import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import { withRoom } from './postings.ts';

/**
 * Maps slots to position ids and back. Each id takes 16 bytes plus an entry in an open-addressing hash table, instead of a string.
 */
export class Ids {
  private words = new Uint32Array(4 * 1024);
  /** Slot + 1; 0 for a bucket that was never used, -1 for a deleted one. */
  private table = new Int32Array(4096);
  private used = 0;

  /** @returns the slot, or -1 if the id is unknown. */
  find(id: string): number {
    const wanted = parse(id);
    for (let at = this.start(wanted); this.table[at] !== 0; at = (at + 1) & (this.table.length - 1)) {
      const slot = this.table[at]! - 1;
      if (slot >= 0 && this.compare(slot, wanted) === 0) return slot;
    }
    return -1;
  }

  /** Assigns a slot to an id that has none. */
  set(slot: number, id: string) {
    this.words = withRoom(this.words, 4 * slot + 4);
    this.words.set(parse(id), 4 * slot);
    if (2 * ++this.used > this.table.length) this.enlarge();
    this.place(slot);
  }

  delete(slot: number) {
    const wanted = this.words.subarray(4 * slot, 4 * slot + 4);
    let at = this.start(wanted);
    while (this.table[at] !== 0 && this.table[at] !== slot + 1) at = (at + 1) & (this.table.length - 1);
    if (this.table[at] !== 0) this.table[at] = -1;
  }

  get = (slot: number): string => this.list([slot])[0]!;

  /** The ids of several slots, written in one pass: joining each id's parts separately takes twice as long. */
  list(slots: readonly number[]): string[] {
    const text = slots.length * LENGTH <= scratch.length ? scratch : Buffer.allocUnsafe(slots.length * LENGTH);
    for (let at = 0; at < slots.length; at++) this.write(text, at * LENGTH, slots[at]!);
    const all = text.toString('latin1', 0, slots.length * LENGTH);
    const ids: string[] = [];
    for (let at = 0; at < slots.length; at++) ids.push(all.slice(at * LENGTH, (at + 1) * LENGTH));
    return ids;
  }

  /** Compares in Postgres's order: negative when the slot's id is smaller. */
  compare(slot: number, other: Uint32Array): number {
    for (let word = 0; word < 4; word++) {
      const difference = this.words[4 * slot + word]! - other[word]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  compareSlots = (a: number, b: number) => this.compare(a, this.words.subarray(4 * b, 4 * b + 4));

  get bytes() {
    return this.words.byteLength + this.table.byteLength;
  }

  private write(text: Uint8Array, at: number, slot: number) {
    const { words } = this;
    writeHalf(text, at, words[4 * slot]! >>> 16);
    writeHalf(text, at + 4, words[4 * slot]! & 65_535);
    text[at + 8] = DASH;
    writeHalf(text, at + 9, words[4 * slot + 1]! >>> 16);
    text[at + 13] = DASH;
    writeHalf(text, at + 14, words[4 * slot + 1]! & 65_535);
    text[at + 18] = DASH;
    writeHalf(text, at + 19, words[4 * slot + 2]! >>> 16);
    text[at + 23] = DASH;
    writeHalf(text, at + 24, words[4 * slot + 2]! & 65_535);
    writeHalf(text, at + 28, words[4 * slot + 3]! >>> 16);
    writeHalf(text, at + 32, words[4 * slot + 3]! & 65_535);
  }

  private start(id: Uint32Array) {
    return (Math.imul(id[0]! ^ id[3]!, 0x9e3779b1) ^ id[1]!) & (this.table.length - 1);
  }

  private place(slot: number) {
    let at = this.start(this.words.subarray(4 * slot, 4 * slot + 4));
    while (this.table[at] !== 0) at = (at + 1) & (this.table.length - 1);
    this.table[at] = slot + 1;
  }

  private enlarge() {
    const bound = this.table.filter((value) => value > 0);
    this.table = new Int32Array(2 * this.table.length);
    this.used = bound.length + 1;
    for (const value of bound) this.place(value - 1);
  }
}

const LENGTH = 36;
const DASH = 45;
const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** A page of ids is written here, since allocating memory for it takes as long as writing. */
const scratch = Buffer.alloc(SEARCH_PAGE_SIZE * LENGTH);

/** Writes 16 bits as four digits. */
function writeHalf(text: Uint8Array, at: number, value: number) {
  text[at] = DIGITS[value >>> 12]!;
  text[at + 1] = DIGITS[(value >>> 8) & 15]!;
  text[at + 2] = DIGITS[(value >>> 4) & 15]!;
  text[at + 3] = DIGITS[value & 15]!;
}

/** A uuid as four 32-bit words. */
export function parse(id: string): Uint32Array {
  const words = new Uint32Array(4);
  words[0] = Number.parseInt(id.slice(0, 8), 16);
  words[1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
  words[2] = Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16);
  words[3] = Number.parseInt(id.slice(28), 16);
  return words;
}
