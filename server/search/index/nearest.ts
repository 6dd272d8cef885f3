import { hasBit } from './bits.ts';
import type { DocumentStore } from './document-store.ts';
import { sourceOf, unite } from './alternatives/sources.ts';

/** What a campaign asks for, as tags. */
export interface Wanted {
  /** A document must carry one of these. */
  tags: readonly number[];
  /** Optional tags that add to the rank. */
  further: readonly number[];
  /** Block keys and the id of the company. Talent who blocked one of the keys, or whom the company has hidden, are left out. */
  keys: readonly string[];
}

export interface NearestLimits {
  /** How many of the newest documents with a wanted tag are considered, and how many are returned. */
  considered: number;
  most: number;
}

/** Returns the ids of the documents that carry the most wanted tags. Ties: boosted first, then newest. */
export function nearest(
  store: DocumentStore,
  { tags, further, keys }: Wanted,
  { considered, most }: NearestLimits,
): string[] {
  const words = (store.slots >>> 5) + 1;
  const bits = new Uint32Array(words);
  unite(bits, sourceOf(tags.map(store.tag), false, false), words);
  const excluded = keys.flatMap((key) => store.excluded.get(key) ?? []);
  const wanted = new Set([...tags, ...further]);
  const isWanted = new Uint8Array(Math.max(0, ...wanted) + 1);
  for (const tag of wanted) isWanted[tag] = 1;
  const byMet: number[][] = Array.from({ length: wanted.size + 1 }, () => []);
  let left = considered;
  for (let word = words - 1; word >= 0 && left > 0; word--) {
    for (let rest = bits[word]!; rest !== 0 && left > 0; left--) {
      const bit = 31 - Math.clz32(rest);
      rest &= ~(1 << bit);
      const slot = 32 * word + bit;
      if (excluded.some((slots) => slots.has(slot))) continue;
      byMet[store.countAmong(slot, isWanted)]!.push(slot);
    }
  }
  const found: number[] = [];
  const newestFirst = (a: number, b: number) => store.compare(b, a);
  for (let met = wanted.size; met > 0 && found.length < most; met--) {
    const [boosted, others] = [true, false].map((is) =>
      byMet[met]!.filter((slot) => hasBit(store.boosted, slot) === is).toSorted(newestFirst),
    );
    found.push(...boosted!, ...others!);
  }
  return found.slice(0, most).map((slot) => store.ids.get(slot));
}
