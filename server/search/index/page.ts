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

/** Splits the matches into consecutive parts. Within a part, the newest come first. */
export interface Order {
  /** The first half of the parts is boosted. */
  parts: number;
  partOf(slot: number): number;
  /** Disjoint sets that together contain every match of a part. */
  setsOf(part: number): readonly Matches[];
  /** Tests whether a slot of these sets belongs to the part, apart from the boost; null when all of them do. */
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
  const late = store.lateSlots.length === 0 ? [] : disjoint.flatMap((matches) => lateAmong(store, matches));
  const page: Page = { slots: [], part: 0, isMore: false };
  for (let part = place?.part ?? 0; part < order.parts; part++) {
    const within = place?.part === part ? place : undefined;
    const missing = size - page.slots.length;
    const end = within ? firstSlotNotAfter(store, within) : store.slots;
    const isBoosted = part < order.parts / 2;
    const belongs = order.belongsTo(part);
    const inOrder = newest(store, order.setsOf(part), isBoosted, end, missing + 1, belongs);
    const outOfOrder =
      late.length === 0 ? late : late.filter((slot) => order.partOf(slot) === part && isAfter(store, slot, within));
    const slots =
      outOfOrder.length === 0 ? inOrder : [...inOrder, ...outOfOrder].toSorted((a, b) => store.compare(b, a));
    if (missing > 0 && slots.length > 0) page.part = part;
    for (let at = 0; at < slots.length && at < missing; at++) page.slots.push(slots[at]!);
    if (slots.length > missing) return { ...page, isMore: true };
  }
  return page;
}

function lateAmong({ lateSlots, late }: DocumentStore, matches: Matches): number[] {
  if (matches.list) return Array.from(matches.list.filter((slot) => hasBit(late, slot)));
  return lateSlots.filter((slot) => hasBit(matches.bits!, slot));
}

/** The newest slots of disjoint sets, except late ones, from the highest slot down. */
function newest(
  { boosted, late }: DocumentStore,
  sets: readonly Matches[],
  isBoosted: boolean,
  end: number,
  limit: number,
  isHere: ((slot: number) => boolean) | null,
): number[] {
  const found: number[] = [];
  const isTooOld = (slot: number) => found.length === limit && slot < found[limit - 1]!;
  const flip = isBoosted ? 0 : -1;
  for (const matches of sets) {
    const { list, bits, size } = (isBoosted && matches.boosted) || matches;
    if (bits === null) {
      for (let at = firstNotBelow(list!, size, end) - 1; at >= 0; at--) {
        const slot = list![at]!;
        if (isTooOld(slot)) break;
        if (((((boosted[slot >>> 5]! ^ flip) & ~late[slot >>> 5]!) >>> (slot & 31)) & 1) === 0) continue;
        if (!isHere || isHere(slot)) insert(found, slot, limit);
      }
      continue;
    }
    for (let word = Math.min(end >>> 5, bits.length - 1, boosted.length - 1); word >= 0; word--) {
      if (isTooOld(32 * word + 31)) break;
      let left = bits[word]! & (boosted[word]! ^ flip) & ~late[word]!;
      if (word === end >>> 5) left &= (1 << (end & 31)) - 1;
      while (left !== 0) {
        const bit = 31 - Math.clz32(left);
        left &= ~(1 << bit);
        const slot = 32 * word + bit;
        if (!isHere || isHere(slot)) insert(found, slot, limit);
      }
    }
  }
  return found;
}

/** Keeps the highest values, up to the limit, in descending order. */
function insert(found: number[], slot: number, limit: number) {
  let at = found.length;
  while (at > 0 && found[at - 1]! < slot) at--;
  if (at === limit) return;
  if (found.length === limit) found.pop();
  found.splice(at, 0, slot);
}
