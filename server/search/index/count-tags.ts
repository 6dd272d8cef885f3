import { setImmediate } from 'node:timers/promises';
import type { Dictionary, Term } from '../query/dictionary.ts';
import { countShared } from './bits.ts';
import type { DocumentStore } from './document-store.ts';
import { type Matches, eachSlot, type Postings, firstNotBelow } from './postings.ts';

/** Below this share of all documents, reading the tags of the matches is cheaper than testing each tag's postings. */
const READ_BELOW = 0.1;

/** Other searches are answered after each slice of this length. */
const SLICE_MS = 5;

/**
 * Counts how many of the matches carry each term, in slices. Documents that change meanwhile may be missed or counted twice.
 * `matches` may be a buffer of the matcher, so it is copied first.
 */
export async function countTags(
  store: DocumentStore,
  dictionary: Dictionary,
  matches: Matches,
): Promise<Map<Term, number>> {
  const isAll = matches.bits === store.live;
  if (!isAll && matches.size < store.size * READ_BELOW) return countInMatches(store, dictionary, matches);
  const counts = new Map<Term, number>();
  const bits = isAll ? null : (matches.bits?.slice() ?? bitsOf(matches, store.slots));
  let sliceEnd = performance.now() + SLICE_MS;
  for (const term of dictionary.counted) {
    if (performance.now() > sliceEnd) {
      await setImmediate();
      sliceEnd = performance.now() + SLICE_MS;
    }
    const postings = store.tag(term.id);
    const count = !postings ? 0 : bits === null ? postings.size : countHeld(bits, postings);
    if (count > 0) counts.set(term, count);
  }
  return counts;
}

function countInMatches(store: DocumentStore, dictionary: Dictionary, matches: Matches) {
  const byTag = new Int32Array(dictionary.lastId + 1);
  eachSlot(matches, (slot) => store.countTags(slot, byTag));
  const counts = new Map<Term, number>();
  for (const term of dictionary.counted) if (byTag[term.id]! > 0) counts.set(term, byTag[term.id]!);
  return counts;
}

function countHeld(bits: Uint32Array, { list, size, bits: others }: Postings) {
  let count = 0;
  if (others === null) {
    const end = firstNotBelow(list, size, 32 * bits.length);
    for (let at = 0; at < end; at++) count += (bits[list[at]! >>> 5]! >>> (list[at]! & 31)) & 1;
    return count;
  }
  return countShared(bits, others);
}

function bitsOf(matches: Matches, slots: number) {
  const bits = new Uint32Array((slots >>> 5) + 1);
  eachSlot(matches, (slot) => void (bits[slot >>> 5]! |= 1 << (slot & 31)));
  return bits;
}
