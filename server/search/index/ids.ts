import { withRoom } from './postings.ts';

/** Maps slots to position ids and back. Each id takes 16 bytes and an document of an open-addressing hash table instead of a string. */
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

  get(slot: number): string {
    const at = 4 * slot;
    const [a, b, c, d] = [this.words[at]!, this.words[at + 1]!, this.words[at + 2]!, this.words[at + 3]!];
    return `${high(a)}${low(a)}-${high(b)}-${low(b)}-${high(c)}-${low(c)}${high(d)}${low(d)}`;
  }

  /** Compares in the order of Postgres: negative when the slot's id is smaller. */
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

/** By byte: small enough to stay in the L1 cache. */
const HEX = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'));
const high = (word: number) => HEX[word >>> 24]! + HEX[(word >>> 16) & 255]!;
const low = (word: number) => HEX[(word >>> 8) & 255]! + HEX[word & 255]!;

/** A uuid as four 32-bit words. */
export function parse(id: string): Uint32Array {
  const words = new Uint32Array(4);
  words[0] = Number.parseInt(id.slice(0, 8), 16);
  words[1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16);
  words[2] = Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16);
  words[3] = Number.parseInt(id.slice(28), 16);
  return words;
}
