import type { QueryPlan } from '../query/query-plan.ts';
import { type Bits, addBits, countBits, hasBit, keepBits, removeBits } from './bits.ts';
import type { Entries } from './document-store.ts';
import { Postings } from './postings.ts';
import { type Matches, NO_MATCHES, asMatches, eachSlot } from './matches.ts';
import { shared, unionOfLists } from './sorted-lists.ts';
import { type Source, sourceOf, nsOneByOne, nsInBits, holds, unite } from './sources.ts';

const MOST_APART = 16;

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

function cleared(bits: Bits, words: number) {
  if (bits.length < words) return new Uint32Array(Math.ceil(words * 1.25));
  return bits.fill(0, 0, words);
}

const removeBit = (bits: Bits, slot: number) => void (bits[slot >>> 5]! &= ~(1 << (slot & 31)));
