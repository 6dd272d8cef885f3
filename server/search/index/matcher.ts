import type { QueryPlan } from '../query/query-plan.ts';
import type { Asker, Viewed } from '../advanced-filters.ts';
import { type Bits, uniteBits, countBits, hasBit, intersectBits, removeBits } from './bits.ts';
import type { DocumentStore } from './document-store.ts';
import { Postings, type Matches, NO_MATCHES, asMatches, eachSlot } from './postings.ts';
import { kept, marked, shared, unionOfLists } from './sorted-lists.ts';
import { type Source, sourceOf, nsOneByOne, nsInBits, holds, unite } from './alternatives/sources.ts';

const DISJOINT_SETS_MAX = 64;

/** Finds the documents that match a query plan. Reuses its buffers between searches. */
export class Matcher {
  private found: Bits = new Uint32Array(0);
  private other: Bits = new Uint32Array(0);
  private readonly store: DocumentStore;

  constructor(store: DocumentStore) {
    this.store = store;
  }

  /** The matches as disjoint sets. Each title's matches are returned as they are, without a union. */
  matchDisjoint(plan: QueryPlan, asker: Asker): Matches[] {
    const [sets, ...others] = plan.alternatives;
    const isAlone = others.length === 0 && plan.keywords.length === 0 && !plan.without && this.isWhole(asker);
    if (!sets || !isAlone || sets.length > DISJOINT_SETS_MAX) return [this.match(plan, asker)];
    const sources = sets.map((tags) => this.sourceOfTags(tags, tags.length === 1));
    if (!sources.every((source) => source.isDisjoint || this.isQuickerInLists([source])))
      return [this.match(plan, asker)];
    return sets.flatMap((tags, at) => {
      if (sources[at]!.size === 0) return [];
      // A subset of these postings, so never bits where they are lists.
      const boosted = sourceOf(tags.map(this.store.boostedTag), tags.length === 1, false);
      return { ...matchesOf(sources[at]!), boosted: matchesOf(boosted) };
    });
  }

  /** Whether nothing is excluded for this asker. */
  isWhole = (asker: Asker) => !asker.viewed && this.excludedBy(asker).length === 0;

  match(plan: QueryPlan, asker: Asker): Matches {
    const sources = this.sourcesOf(plan);
    if (asker.viewed?.isAmong) sources.push(this.withSlotsOf(asker.viewed));
    sources.sort((a, b) => a.size - b.size);
    if (sources.some(({ size }) => size === 0)) return NO_MATCHES;
    const without = plan.without ? (this.store.tag(plan.without.id) ?? null) : null;
    const excluded = this.excludedBy(asker);
    const isPlain = without === null && excluded.length === 0;
    const [lead] = sources;
    const isLive = !sources.some(({ isStale }) => isStale);
    if (!lead && isPlain) return { size: this.store.size, list: null, bits: this.store.live };
    if (lead && isPlain && sources.length === 1 && lead.postings.length === 1 && !lead.isStale) return matchesOf(lead);
    if (lead && this.isQuickerInLists(sources)) {
      const held = sources.slice(1).reduce((list, source) => heldBy(source, list), unionOfLists(lead.postings));
      const accepts = (slot: number) =>
        (!without || !without.has(slot)) && !excluded.some((slots) => slots.has(slot)) && hasBit(this.store.live, slot);
      const list = isPlain && isLive ? held : kept(held, accepts);
      return { size: list.length, list, bits: null };
    }
    return this.matchBits(sources, without, excluded);
  }

  /** The slots to exclude, as sets that may overlap. */
  private excludedBy({ domains, companyId, known, viewed }: Asker): readonly ReadonlySet<number>[] {
    const excluded: ReadonlySet<number>[] = [];
    for (const key of new Set([...domains, companyId ?? ''])) {
      const slots = this.store.excluded.get(key);
      if (slots && slots.size > 0) excluded.push(slots);
    }
    for (const ids of [known, viewed?.isAmong ? undefined : viewed?.positionIds])
      if (ids && ids.length > 0) excluded.push(new Set(this.slotsOf(ids)));
    return excluded;
  }

  private matchBits(sources: Source[], without: Postings | null, excluded: readonly ReadonlySet<number>[]): Matches {
    const words = (this.store.slots >>> 5) + 1;
    this.found = cleared(this.found, words);
    const [lead, ...others] = sources;
    if (lead) unite(this.found, lead, words);
    else uniteBits(this.found, this.store.live, words);
    for (const source of others) {
      const [only] = source.postings;
      if (source.postings.length === 1 && only!.bits !== null) intersectBits(this.found, only!.bits, words);
      else {
        this.other = cleared(this.other, words);
        unite(this.other, source, words);
        intersectBits(this.found, this.other, words);
      }
    }
    if (sources.some(({ isStale }) => isStale)) intersectBits(this.found, this.store.live, words);
    if (without?.bits) removeBits(this.found, without.bits, words);
    else if (without) for (let at = 0; at < without.size; at++) removeBit(this.found, without.list[at]!);
    for (const slots of excluded) for (const slot of slots) removeBit(this.found, slot);
    const isCounted = sources.length === 1 && lead!.isDisjoint && !lead!.isStale && !without && excluded.length === 0;
    return { size: isCounted ? lead!.size : countBits(this.found, words), list: null, bits: this.found };
  }

  private sourcesOf({ alternatives, keywords }: QueryPlan): Source[] {
    const { wordUnions } = this.store;
    const sources = alternatives.map((sets) => {
      const isDisjoint = sets.every(({ length }) => length === 1);
      return this.sourceOfTags(sets.flat(), isDisjoint);
    });
    for (const { terms, words } of keywords) {
      const named = wordUnions.covering(terms.map(({ id }) => id));
      sources.push(sourceOf([...named, this.withWords(words)], false, words.length > 0));
    }
    return sources;
  }

  private sourceOfTags = (tags: readonly number[], isDisjoint: boolean) =>
    sourceOf(this.store.wordUnions.covering(tags), isDisjoint, false);

  private isQuickerInLists = (sources: Source[]) => nsOneByOne(sources) < nsInBits(sources, this.store.slots);

  private slotsOf = (positionIds: readonly string[]) =>
    positionIds.map((id) => this.store.ids.find(id)).filter((slot) => slot >= 0);

  private withSlotsOf({ positionIds }: Viewed): Source {
    const postings = new Postings();
    for (const slot of this.slotsOf(positionIds).toSorted((a, b) => a - b)) postings.add(slot, this.store.slots);
    return sourceOf([postings], true, false);
  }

  /** The documents whose bio contains all the words. */
  private withWords(words: readonly string[]): Postings | undefined {
    const found = words.flatMap((word) => this.store.word(word) ?? []);
    if (found.length < words.length) return undefined;
    const [least, ...others] = found.toSorted((a, b) => a.size - b.size);
    if (!least || others.length === 0) return least;
    const both = new Postings();
    eachSlot(least, (slot) => {
      if (others.every((postings) => postings.has(slot))) both.add(slot, this.store.slots);
    });
    return both;
  }
}

/** A single posting list unchanged, or the union of several. */
function matchesOf({ postings }: Source): Matches {
  if (postings.length === 1) return asMatches(postings[0]!);
  const list = unionOfLists(postings);
  return { size: list.length, list, bits: null };
}

function heldBy({ postings }: Source, candidates: Uint32Array) {
  const [only] = postings;
  if (postings.length > 1) return kept(candidates, (slot) => holds(postings, slot));
  return only!.marked ? marked(candidates, only!.marked) : shared(candidates, only!.list, only!.size);
}

function cleared(bits: Bits, words: number) {
  if (bits.length < words) return new Uint32Array(Math.ceil(words * 1.25));
  return bits.fill(0, 0, words);
}

const removeBit = (bits: Bits, slot: number) => void (bits[slot >>> 5]! &= ~(1 << (slot & 31)));
