/** A set of slots as bits, 32 to a word. The array may end early; slots beyond its end are not in the set. */
export type Bits = Uint32Array;

/** Adds the bits of `added` to the first `words` words of the target. */
export function uniteBits(target: Bits, added: Bits, words: number) {
  const end = Math.min(words, added.length);
  for (let word = 0; word < end; word++) target[word]! |= added[word]!;
}

/** Intersects the first `words` words of the target with `other`. */
export function intersectBits(target: Bits, other: Bits, words: number) {
  const end = Math.min(words, other.length);
  for (let word = 0; word < end; word++) target[word]! &= other[word]!;
  target.fill(0, end, words);
}

export function removeBits(target: Bits, removed: Bits, words: number) {
  const end = Math.min(words, removed.length);
  for (let word = 0; word < end; word++) target[word]! &= ~removed[word]!;
}

export const hasBit = (bits: Bits, slot: number) => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

/** Counts the bits in the first `words` words, eight words at a time with carry-save adders (Harley and Seal). */
export function countBits(bits: Bits, words: number) {
  const end = Math.min(words, bits.length);
  const blocks = end - (end % 8);
  let [ones, twos, fours, eights] = [0, 0, 0, 0];
  for (let at = 0; at < blocks; at += 8) {
    let [a, b] = [bits[at]!, bits[at + 1]!];
    let half = ones ^ a;
    const twosA = (ones & a) | (half & b);
    ones = half ^ b;
    [a, b] = [bits[at + 2]!, bits[at + 3]!];
    half = ones ^ a;
    const twosB = (ones & a) | (half & b);
    ones = half ^ b;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    [a, b] = [bits[at + 4]!, bits[at + 5]!];
    half = ones ^ a;
    const twosC = (ones & a) | (half & b);
    ones = half ^ b;
    [a, b] = [bits[at + 6]!, bits[at + 7]!];
    half = ones ^ a;
    const twosD = (ones & a) | (half & b);
    ones = half ^ b;
    half = twos ^ twosC;
    const foursB = (twos & twosC) | (half & twosD);
    twos = half ^ twosD;
    half = fours ^ foursA;
    eights += countInWord((fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  let count = 8 * eights + 4 * countInWord(fours) + 2 * countInWord(twos) + countInWord(ones);
  for (let at = blocks; at < end; at++) count += countInWord(bits[at]!);
  return count;
}

/** Counts the bits that are in both sets. */
export function countShared(a: Bits, b: Bits) {
  const end = Math.min(a.length, b.length);
  let count = 0;
  for (let word = 0; word < end; word++) {
    const both = a[word]! & b[word]!;
    if (both !== 0) count += countInWord(both);
  }
  return count;
}

export function countInWord(word: number) {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
