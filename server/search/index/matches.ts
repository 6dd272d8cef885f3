import type { QueryPlan } from '../query-plan.ts';
import { type Bits, addBits, countBits, hasBit, keepBits, removeBits } from './bits.ts';
import type { Entries } from './documents.ts';
import { Postings } from './postings.ts';

/** Matching slots: few as an ascending list, many as bits. Both may be views that the next search overwrites. */
export interface Matches {
  size: number;
  list: Uint32Array | null;
  bits: Bits | null;
}

/** Alternatives: an entry meets them where one of the postings holds it. */
interface Source {
  postings: readonly Postings[];
  /** Of the postings together; the same slot may be in several. */
  size: number;
  /** No slot is in two of them. */
  isDisjoint: boolean;
  /** May hold slots whose entries are gone. */
  isStale: boolean;
}

const MOST_APART = 16;
const TIMES_LONGER = 48;
const NO_MATCHES: Matches = { size: 0, list: new Uint32Array(0), bits: null };

/** Finds what matches a plan among entries; keeps room for its work between searches. */
export class Matcher {
  private found: Bits = new Uint32Array(0);
  private other: Bits = new Uint32Array(0);
  private readonly entries: Entries;

  constructor(entries: Entries) {
    this.entries = entries;
  }

  /** The matches in sets that share none: titles alone are told apart without being united. */
  matchApart(plan: QueryPlan, domains: readonly string[]): Matches[] {
    const isHidden = domains.some((domain) => this.entries.hidden.get(domain)?.size);
    if (plan.groups.length === 1 && plan.keywords.length === 0 && !plan.without && !isHidden) {
      const [only] = this.sourcesOf(plan);
      if (only!.isDisjoint && only!.postings.length <= MOST_APART) return only!.postings.map(asMatches);
    }
    return [this.match(plan, domains)];
  }

  match(plan: QueryPlan, domains: readonly string[]): Matches {
    const sources = this.sourcesOf(plan).toSorted((a, b) => a.size - b.size);
    if (sources.some(({ size }) => size === 0)) return NO_MATCHES;
    const without = plan.without ? (this.entries.tag(plan.without.id) ?? null) : null;
    const hidden = domains.map((domain) => this.entries.hidden.get(domain)).filter((slots) => slots?.size);
    const isPlain = without === null && hidden.length === 0;
    const [lead] = sources;
    if (!lead && isPlain) return { size: this.entries.size, list: null, bits: this.entries.live };
    if (lead && isPlain && sources.length === 1 && lead.postings.length === 1 && !lead.isStale)
      return asMatches(lead.postings[0]!);
    const accepts = (slot: number) =>
      (!without || !without.has(slot)) && !hidden.some((slots) => slots!.has(slot)) && hasBit(this.entries.live, slot);
    if (lead && nsOneByOne(sources) < nsInBits(sources, this.entries.slots)) {
      const union = unionOfLists(lead.postings);
      const isAll = isPlain && sources.length === 1 && !lead.isStale;
      return isAll ? { size: union.length, list: union, bits: null } : filtered(union, sources.slice(1), accepts);
    }
    return this.matchBits(sources, without, hidden as Set<number>[]);
  }

  private matchBits(sources: Source[], without: Postings | null, hidden: Set<number>[]): Matches {
    const words = (this.entries.slots >>> 5) + 1;
    this.found = cleared(this.found, words);
    const [lead, ...others] = sources;
    if (lead) unite(this.found, lead, words);
    else addBits(this.found, this.entries.live, words);
    for (const source of others) {
      const [only] = source.postings;
      if (source.postings.length === 1 && only!.bits !== null) keepBits(this.found, only!.bits, words);
      else {
        this.other = cleared(this.other, words);
        unite(this.other, source, words);
        keepBits(this.found, this.other, words);
      }
    }
    if (sources.some(({ isStale }) => isStale)) keepBits(this.found, this.entries.live, words);
    if (without?.bits) removeBits(this.found, without.bits, words);
    else if (without) for (let at = 0; at < without.size; at++) removeBit(this.found, without.list[at]!);
    for (const slots of hidden) for (const slot of slots) removeBit(this.found, slot);
    const isCounted = sources.length === 1 && lead!.isDisjoint && !lead!.isStale && !without && hidden.length === 0;
    return { size: isCounted ? lead!.size : countBits(this.found, words), list: null, bits: this.found };
  }

  private sourcesOf({ alternatives, keywords }: QueryPlan): Source[] {
    const { tag } = this.entries;
    const sources = alternatives.map(({ tags, isDisjoint }) => sourceOf(tags.map(tag), isDisjoint, false));
    for (const { terms, words } of keywords)
      sources.push(sourceOf([...terms.map(({ id }) => tag(id)), this.withWords(words)], false, words.length > 0));
    return sources;
  }

  /** The entries whose bio holds all the words. */
  private withWords(words: readonly string[]): Postings | undefined {
    const [least, ...others] = words
      .map((word) => this.entries.word(word))
      .toSorted((a, b) => (a?.size ?? 0) - (b?.size ?? 0));
    if (!least || others.length === 0) return least;
    const both = new Postings();
    eachSlot(least, (slot) => {
      if (others.every((postings) => postings!.has(slot))) both.add(slot, this.entries.slots);
    });
    return both;
  }
}

function sourceOf(postings: (Postings | undefined)[], isDisjoint: boolean, isStale: boolean): Source {
  const used = postings.filter((one): one is Postings => one !== undefined && one.size > 0);
  let size = 0;
  for (const one of used) size += one.size;
  return { postings: used, size, isDisjoint, isStale };
}

const asMatches = ({ size, list, bits }: Postings): Matches =>
  bits === null ? { size, list: list.subarray(0, size), bits: null } : { size, list: null, bits };

/** About how long it takes to merge the lists of the smallest source and look each slot up in the others. */
function nsOneByOne([lead, ...others]: Source[]) {
  if (lead!.postings.some(({ bits }) => bits !== null)) return Infinity;
  const lookUps = others.reduce((sum, { postings }) => sum + postings.length * 8, 4);
  return lead!.size * (3 * Math.ceil(Math.log2(lead!.postings.length)) + lookUps);
}

/** The same for sets of bits: each word is cleared, met, counted and looked at; lists are set bit by bit. */
function nsInBits(sources: Source[], slots: number) {
  const words = slots / 32;
  const united = (sum: number, { bits, size }: Postings) => sum + (bits === null ? 1.5 * size : 0.4 * words);
  return sources.reduce((sum, { postings }) => postings.reduce(united, sum + 0.4 * words), 1.5 * words);
}

function filtered(candidates: Uint32Array, sources: Source[], accepts: (slot: number) => boolean): Matches {
  let list = candidates;
  for (const source of sources) list = heldBy(source, list);
  const accepted = list.filter(accepts);
  return { size: accepted.length, list: accepted, bits: null };
}

function heldBy({ postings }: Source, candidates: Uint32Array) {
  const [only] = postings;
  if (postings.length === 1 && only!.bits === null) return shared(candidates, only!.list, only!.size);
  return candidates.filter((slot) => holds(postings, slot));
}

/** What is in both of two ascending lists; where the second is far longer, it is passed in steps that double (exponential search). */
function shared(short: Uint32Array, long: Uint32Array, longSize: number) {
  if (longSize < TIMES_LONGER * short.length) return sharedInTurn(short, long, longSize);
  const both = new Uint32Array(short.length);
  let [size, at] = [0, 0];
  for (const slot of short) {
    let step = 1;
    while (at + step < longSize && long[at + step]! < slot) step *= 2;
    let [from, to] = [at + (step >> 1), Math.min(at + step, longSize)];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (long[middle]! < slot) from = middle + 1;
      else to = middle;
    }
    at = from;
    if (at === longSize) break;
    if (long[at] === slot) both[size++] = slot;
  }
  return both.subarray(0, size);
}

/** Without branches, which could not be predicted: differences are turned into steps of 0 or 1. */
function sharedInTurn(a: Uint32Array, b: Uint32Array, sizeOfB: number) {
  const both = new Uint32Array(a.length + 1);
  let [fromA, fromB, size] = [0, 0, 0];
  while (fromA < a.length && fromB < sizeOfB) {
    const [left, right] = [a[fromA]! | 0, b[fromB]! | 0];
    both[size] = left;
    size += ((left ^ right) - 1) >>> 31;
    fromA += 1 + ((right - left) >> 31);
    fromB += 1 + ((left - right) >> 31);
  }
  return both.subarray(0, size);
}

function holds(postings: readonly Postings[], slot: number) {
  for (const one of postings) if (one.has(slot)) return true;
  return false;
}

function unionOfLists(postings: readonly Postings[]): Uint32Array {
  let lists = postings.map(({ list, size }) => list.subarray(0, size));
  while (lists.length > 1)
    lists = Array.from({ length: Math.ceil(lists.length / 2) }, (_, pair) =>
      lists[2 * pair + 1] ? merged(lists[2 * pair]!, lists[2 * pair + 1]!) : lists[2 * pair]!,
    );
  return lists[0] ?? new Uint32Array(0);
}

function merged(a: Uint32Array, b: Uint32Array) {
  const union = new Uint32Array(a.length + b.length);
  let [fromA, fromB, size] = [0, 0, 0];
  // Without branches, which could not be predicted: `less` is -1 where the left is smaller, else 0.
  while (fromA < a.length && fromB < b.length) {
    const [left, right] = [a[fromA]! | 0, b[fromB]! | 0];
    const less = (left - right) >> 31;
    const more = (right - left) >> 31;
    union[size++] = right + ((left - right) & less);
    fromA += 1 + more;
    fromB += 1 + less;
  }
  while (fromA < a.length) union[size++] = a[fromA++]!;
  while (fromB < b.length) union[size++] = b[fromB++]!;
  return union.subarray(0, size);
}

function cleared(bits: Bits, words: number) {
  if (bits.length < words) return new Uint32Array(Math.ceil(words * 1.25));
  return bits.fill(0, 0, words);
}

function unite(target: Bits, { postings }: Source, words: number) {
  for (const { list, bits, size } of postings) {
    if (bits !== null) addBits(target, bits, words);
    else for (let at = 0; at < size; at++) target[list[at]! >>> 5]! |= 1 << (list[at]! & 31);
  }
}

const removeBit = (bits: Bits, slot: number) => void (bits[slot >>> 5]! &= ~(1 << (slot & 31)));

/** Visits the slots, ascending. */
export function eachSlot({ list, bits, size }: Matches | Postings, visit: (slot: number) => void) {
  if (bits === null) {
    for (let at = 0; at < size; at++) visit(list![at]!);
    return;
  }
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word]!; left !== 0; left &= left - 1) visit(32 * word + 31 - Math.clz32(left & -left));
}
