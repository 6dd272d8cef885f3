import type { Cursor } from '../../platform/db/keyset.ts';
import { hasBit } from './bits.ts';
import type { DocumentStore } from './document-store.ts';
import { parse } from './ids.ts';
import { type Matches, firstNotBelow } from './postings.ts';
import { readAt, isAfter, firstSlotNotAfter } from './place.ts';

/** A page of slots and whether more follow. */
export interface Page {
  slots: number[];
  /** Of the last slot. */
  part: number;
  isMore: boolean;
}

/** Splits the matches into parts that follow one another. Within a part the newest come first. */
export interface Order {
  /** The first half of them is boosted. */
  parts: number;
  partOf(slot: number): number;
  /** Disjoint sets with every match of a part. */
  setsOf(part: number): readonly Matches[];
  /** Whether a slot of these sets belongs to the part, besides being boosted or not; null when each does. */
  belongsTo(part: number): ((slot: number) => boolean) | null;
}

/**
 * Returns the first matches in an order.
 * @param disjoint the matches as disjoint sets
 * @param after the last result of the previous page
 */
export function pageOf(
  store: DocumentStore,
  disjoint: readonly Matches[],
  order: Order,
  after: Cursor | undefined,
  size: number,
): Page {
  const place = after && { part: after.part, at: readAt(after.at), id: parse(after.id) };
  const late = disjoint.flatMap((matches) => lateAmong(store, matches));
  const page: Page = { slots: [], part: 0, isMore: false };
  for (let part = place?.part ?? 0; part < order.parts; part++) {
    const within = place?.part === part ? place : undefined;
    const missing = size - page.slots.length;
    const end = within ? firstSlotNotAfter(store, within) : store.slots;
    const isBoosted = part < order.parts / 2;
    const belongs = order.belongsTo(part);
    const lists = order.setsOf(part).map((matches) => newest(store, matches, isBoosted, end, missing + 1, belongs));
    const inOrder = lists.length === 1 ? lists[0]! : lists.flat().toSorted((a, b) => b - a);
    const outOfOrder = late.filter((slot) => order.partOf(slot) === part && isAfter(store, slot, within));
    const slots =
      outOfOrder.length === 0 ? inOrder : [...inOrder, ...outOfOrder].toSorted((a, b) => store.compare(b, a));
    if (missing > 0 && slots.length > 0) page.part = part;
    for (let at = 0; at < slots.length && at < missing; at++) page.slots.push(slots[at]!);
    if (slots.length > missing) return { ...page, isMore: true };
  }
  return page;
}

function lateAmong({ lateSlots, late }: DocumentStore, matches: Matches): number[] {
  if (lateSlots.length === 0) return [];
  if (matches.list) return Array.from(matches.list.filter((slot) => hasBit(late, slot)));
  return lateSlots.filter((slot) => hasBit(matches.bits!, slot));
}

/** The newest matches that are not late, from the highest slot down. */
function newest(
  store: DocumentStore,
  { list, bits, size }: Matches,
  isBoosted: boolean,
  end: number,
  limit: number,
  isHere: ((slot: number) => boolean) | null,
): number[] {
  const { boosted, late } = store;
  const found: number[] = [];
  if (bits === null) {
    for (let at = firstNotBelow(list!, size, end) - 1; at >= 0 && found.length < limit; at--) {
      const slot = list![at]!;
      if (hasBit(boosted, slot) === isBoosted && !hasBit(late, slot) && (!isHere || isHere(slot))) found.push(slot);
    }
    return found;
  }
  const flip = isBoosted ? 0 : -1;
  for (let word = Math.min(end >>> 5, bits.length - 1, boosted.length - 1); word >= 0; word--) {
    let left = bits[word]! & (boosted[word]! ^ flip) & ~late[word]!;
    if (word === end >>> 5) left &= (1 << (end & 31)) - 1;
    while (left !== 0) {
      const bit = 31 - Math.clz32(left);
      left &= ~(1 << bit);
      const slot = 32 * word + bit;
      if (isHere && !isHere(slot)) continue;
      found.push(slot);
      if (found.length === limit) return found;
    }
  }
  return found;
}
