import type { Dictionary, Term } from '../query/dictionary.ts';
import { countShared } from './bits.ts';
import type { Entries } from './document-store.ts';
import { type Matches, eachSlot } from './matches.ts';
import { type Postings, firstNotBelow } from './postings.ts';

/** Up to this share of all entries, reading the tags of the matches is less work than testing all entries of each tag. */
const READ_BELOW = 0.1;

/** How many of the matches carry each term. */
export function countTags(entries: Entries, dictionary: Dictionary, matches: Matches): Map<Term, number> {
  const isAll = matches.bits === entries.live;
  if (!isAll && matches.size < entries.size * READ_BELOW) return countInMatches(entries, dictionary, matches);
  const counts = new Map<Term, number>();
  const bits = isAll ? null : (matches.bits ?? bitsOf(matches, entries.slots));
  for (const term of dictionary.counted) {
    const postings = entries.tag(term.id);
    const count = !postings ? 0 : bits === null ? postings.size : countHeld(bits, postings);
    if (count > 0) counts.set(term, count);
  }
  return counts;
}

function countInMatches(entries: Entries, dictionary: Dictionary, matches: Matches) {
  const byTag = new Int32Array(dictionary.lastId + 1);
  eachSlot(matches, (slot) => entries.countTags(slot, byTag));
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
