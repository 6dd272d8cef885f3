import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Dictionary } from '../../query/dictionary.ts';
import { countBits } from '../bits.ts';
import { Postings } from '../postings.ts';
import { type Source, sourceOf, unite } from './sources.ts';

/** The slots that carry any of the tags. */
interface Union {
  tags: Set<number>;
  postings: Postings;
}

/** The skills of a word are left apart when fewer slots than this share carry them: short lists are quickly united. */
const LEAST_SHARE = 1 / 32;
const NONE: readonly Union[] = [];

/**
 * For each word of frequent skills, the slots with a skill that contains it. Uniting a dozen long lists instead takes a search up
 * to half a millisecond, and drives what the next searches read out of the processor's cache.
 */
export class WordUnions {
  private readonly byWord = new Map<string, Union>();
  private readonly byTag = new Map<number, Union[]>();
  private readonly tagged: (tag: number) => Postings | undefined;
  private learnt = 0;

  constructor(tagged: (tag: number) => Postings | undefined) {
    this.tagged = tagged;
  }

  /** Includes the words and skills added to the dictionary since the last call. */
  async learn({ words, version }: Pick<Dictionary, 'words' | 'version'>, slots: number) {
    if (version === this.learnt) return;
    this.learnt = version;
    for (const [word, terms] of words) {
      const tags = terms.flatMap(({ kind, id }) => (kind === 'skill' ? id : []));
      if (tags.length < 2 || this.byWord.get(word)?.tags.size === tags.length) continue;
      const source = sourceOf(tags.map(this.tagged), false, false);
      if (source.size < slots * LEAST_SHARE) continue;
      this.set(word, tags, unionOf(source, slots));
      await yieldToEventLoop();
    }
  }

  add(tag: number, slot: number, slots: number) {
    for (const { postings } of this.byTag.get(tag) ?? NONE) postings.add(slot, slots);
  }

  /** Call this once the slot no longer carries the tag. */
  remove(tag: number, slot: number) {
    for (const { tags, postings } of this.byTag.get(tag) ?? NONE)
      if (![...tags].some((other) => this.tagged(other)?.has(slot))) postings.remove(slot);
  }

  /** Postings that together hold the slots with any of the tags: unions of them where possible. */
  covering(tags: readonly number[]): (Postings | undefined)[] {
    if (tags.length < 2 || !tags.some((tag) => this.byTag.has(tag))) return tags.map(this.tagged);
    const wanted = new Set(tags);
    const left = new Set(tags);
    return tags.flatMap((tag) => {
      if (!left.delete(tag)) return [];
      let widest: Union | undefined;
      for (const union of this.byTag.get(tag) ?? NONE)
        if (union.tags.size > (widest?.tags.size ?? 1) && [...union.tags].every((one) => wanted.has(one)))
          widest = union;
      if (!widest) return this.tagged(tag);
      for (const covered of widest.tags) left.delete(covered);
      return widest.postings;
    });
  }

  private set(word: string, tags: readonly number[], postings: Postings) {
    const union = this.byWord.get(word) ?? { tags: new Set(), postings };
    union.postings = postings;
    this.byWord.set(word, union);
    for (const tag of tags) {
      if (!union.tags.has(tag)) this.byTag.set(tag, [...(this.byTag.get(tag) ?? NONE), union]);
      union.tags.add(tag);
    }
  }

  get bytes() {
    let bytes = 0;
    for (const { postings } of this.byWord.values()) bytes += postings.bytes;
    return bytes;
  }
}

function unionOf(source: Source, slots: number) {
  const union = new Postings();
  union.bits = new Uint32Array((slots >>> 5) + 1);
  unite(union.bits, source, union.bits.length);
  union.size = countBits(union.bits, union.bits.length);
  return union;
}
