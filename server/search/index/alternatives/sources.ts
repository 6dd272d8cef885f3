import { type Bits, uniteBits } from '../bits.ts';
import type { Postings } from '../postings.ts';

/** Alternatives: a document matches when any of the postings contains it. */
export interface Source {
  postings: readonly Postings[];
  /** Total size of the postings; a slot may be counted more than once. */
  size: number;
  /** True if no slot is in two of them. */
  isDisjoint: boolean;
  /** True if it may contain slots of deleted documents. */
  isStale: boolean;
}

export function sourceOf(postings: (Postings | undefined)[], isDisjoint: boolean, isStale: boolean): Source {
  const used = postings.filter((one): one is Postings => one !== undefined && one.size > 0);
  let size = 0;
  for (const one of used) size += one.size;
  return { postings: used, size, isDisjoint, isStale };
}

/** Estimated nanoseconds to merge the lists of the smallest source and look up each slot in the others. */
export function nsOneByOne([lead, ...others]: Source[]) {
  if (lead!.postings.some(({ bits }) => bits !== null)) return Infinity;
  const lookUp = ({ postings }: Source) =>
    postings.length === 1 && postings[0]!.marked !== null ? 2 : postings.length * 8;
  const lookUps = others.reduce((sum, source) => sum + lookUp(source), 4);
  return lead!.size * (3 * Math.ceil(Math.log2(lead!.postings.length)) + lookUps);
}

/** Estimated nanoseconds with bit sets: each word is cleared, intersected, counted and visited; lists are set bit by bit. */
export function nsInBits(sources: Source[], slots: number) {
  const words = slots / 32;
  const united = (sum: number, { bits, size }: Postings) => sum + (bits === null ? 1.5 * size : 0.8 * words);
  return sources.reduce((sum, { postings }) => postings.reduce(united, sum + 0.8 * words), 4 * words);
}

export function holds(postings: readonly Postings[], slot: number) {
  for (const one of postings) if (one.has(slot)) return true;
  return false;
}

export function unite(target: Bits, { postings }: Source, words: number) {
  for (const { list, bits, size } of postings) {
    if (bits !== null) uniteBits(target, bits, words);
    else for (let at = 0; at < size; at++) target[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
  }
}
