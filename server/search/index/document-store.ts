import { SCORE_NAMES, type ScoreName } from '#contract/values/feedback.ts';
import { type Bits, hasBit } from './bits.ts';
import type { Scores } from '../flags.ts';
import { Ids } from './ids.ts';
import { Postings, withRoom } from './postings.ts';
import { ScoreColumn } from './score-column.ts';
import { WordUnions } from './alternatives/word-unions.ts';

/** A searchable position, as stored in Postgres. */
export interface SearchDocument {
  id: string;
  /** Microseconds since 1970. */
  at: number;
  isBoosted: boolean;
  tags: readonly number[];
  /** The tag of its title; 0 if it has none. */
  title: number;
  /** The words of the bio, separated by spaces. */
  words: string;
  /** Null when it shares no scores. */
  scores: Scores | null;
  /** Block keys of the companies that may not find it, and the ids of those that have hidden it. */
  excluded: readonly string[];
}

/**
 * All searchable positions, each in a slot. Slots are assigned in order of publication, so the newest document has the highest one;
 * a document that arrives out of order is marked `late`. The slot of a deleted document stays empty.
 */
export class DocumentStore {
  /** Number of slots assigned so far. */
  slots = 0;
  size = 0;
  /** Incremented by each change. */
  version = 0;
  live: Bits = new Uint32Array(32);
  boosted: Bits = new Uint32Array(32);
  late: Bits = new Uint32Array(32);
  lateSlots: number[] = [];
  title = new Int32Array(1024);
  at = new Float64Array(1024);
  readonly ids = new Ids();
  readonly scores: Record<ScoreName, ScoreColumn> = {
    communication: new ScoreColumn(),
    confidence: new ScoreColumn(),
    clarity: new ScoreColumn(),
  };
  readonly excluded = new Map<string, Set<number>>();
  /** Postings by tag. Exact: deleted documents are removed. */
  private readonly tagged = new Map<number, Postings>();
  /** Postings of boosted documents only, so that the first page doesn't have to filter all documents for them. */
  private readonly boostedTagged = new Map<number, Postings>();
  /** Postings by word of the bio. Still hold the slots of deleted documents. */
  private readonly worded = new Map<string, Postings>();
  private readonly excludedOf = new Map<number, readonly string[]>();
  /** The tags of all slots, concatenated. */
  private tags = new Int32Array(16 * 1024);
  private tagsEnd = 0;
  private firstTag = new Uint32Array(1024);
  private tagCount = new Uint16Array(1024);
  private wordsHash = new Int32Array(1024);
  private newest = -1;

  tag = (tag: number) => this.tagged.get(tag);
  readonly wordUnions = new WordUnions(this.tag);
  boostedTag = (tag: number) => this.boostedTagged.get(tag);
  word = (word: string) => this.worded.get(word);
  tagsOf = (slot: number) => this.tags.subarray(this.firstTag[slot], this.firstTag[slot]! + this.tagCount[slot]!);
  /** Increments the count of each term of the document. Pair tags are not counted. */
  countTags(slot: number, counts: Int32Array) {
    const end = this.firstTag[slot]! + this.tagCount[slot]!;
    for (let at = this.firstTag[slot]!; at < end; at++) if (this.tags[at]! > 0) counts[this.tags[at]!]!++;
  }
  /** How many of the document's terms are marked. */
  countAmong(slot: number, isMarked: Uint8Array) {
    let count = 0;
    const end = this.firstTag[slot]! + this.tagCount[slot]!;
    for (let at = this.firstTag[slot]!; at < end; at++) {
      const tag = this.tags[at]!;
      if (tag > 0 && tag < isMarked.length) count += isMarked[tag]!;
    }
    return count;
  }
  isLive = (slot: number) => hasBit(this.live, slot);

  /** Inserts or updates a document. */
  put(document: SearchDocument) {
    this.version++;
    const known = this.ids.find(document.id);
    if (known < 0) return this.append(document);
    if (this.at[known] !== document.at || this.wordsHash[known] !== hashOf(document.words)) {
      this.drop(document.id);
      return this.append(document);
    }
    this.unboost(known);
    const before = [...this.tagsOf(known)];
    for (const tag of before) if (!document.tags.includes(tag)) this.removeTag(tag, known);
    for (const tag of document.tags) if (!before.includes(tag)) this.addTag(tag, known);
    this.describe(known, document);
  }

  drop(id: string) {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    this.version++;
    this.unboost(slot);
    for (const tag of this.tagsOf(slot)) this.removeTag(tag, slot);
    this.live[slot >>> 5]! &= ~(1 << (slot & 31));
    this.exclude(slot, []);
    this.score(slot, null);
    this.ids.delete(slot);
    this.size--;
  }

  /** Negative when the slot's document is older than the given position in the results, and so sorts after it. */
  compareWith(slot: number, at: number, id: Uint32Array) {
    return this.at[slot]! - at || this.ids.compare(slot, id);
  }

  compare = (a: number, b: number) => this.at[a]! - this.at[b]! || this.ids.compareSlots(a, b);

  get bytes() {
    let postings = 0;
    for (const map of [this.tagged, this.boostedTagged, this.worded])
      for (const one of map.values()) postings += one.bytes + 100;
    const columns = [this.live, this.boosted, this.late, this.title, this.at, this.tags, this.firstTag];
    return (
      postings +
      this.wordUnions.bytes +
      this.ids.bytes +
      SCORE_NAMES.reduce((sum, name) => sum + this.scores[name].bytes, 0) +
      [...columns, this.tagCount, this.wordsHash].reduce((sum, { byteLength }) => sum + byteLength, 0)
    );
  }

  private append(document: SearchDocument) {
    const slot = this.slots++;
    this.makeRoom(slot);
    this.ids.set(slot, document.id);
    this.at[slot] = document.at;
    this.wordsHash[slot] = hashOf(document.words);
    this.live[slot >>> 5]! |= 1 << (slot & 31);
    this.size++;
    for (const tag of document.tags) this.addTag(tag, slot);
    for (const word of document.words.split(' ')) if (word) this.postings(this.worded, word).add(slot, this.slots);
    this.describe(slot, document);
    if (this.newest >= 0 && this.compare(this.newest, slot) > 0) {
      this.late[slot >>> 5]! |= 1 << (slot & 31);
      this.lateSlots.push(slot);
    } else this.newest = slot;
  }

  private addTag(tag: number, slot: number) {
    this.postings(this.tagged, tag).add(slot, this.slots);
    this.wordUnions.add(tag, slot, this.slots);
  }

  private removeTag(tag: number, slot: number) {
    this.tagged.get(tag)!.remove(slot);
    this.wordUnions.remove(tag, slot);
  }

  private describe(slot: number, { tags, title, isBoosted, scores, excluded }: SearchDocument) {
    if (tags.length > this.tagCount[slot]!) {
      this.tags = withRoom(this.tags, this.tagsEnd + tags.length);
      this.firstTag[slot] = this.tagsEnd;
      this.tagsEnd += tags.length;
    }
    this.tagCount[slot] = tags.length;
    this.tags.set(tags, this.firstTag[slot]);
    this.title[slot] = title;
    if (isBoosted) {
      this.boosted[slot >>> 5]! |= 1 << (slot & 31);
      for (const tag of tags) this.postings(this.boostedTagged, tag).add(slot, this.slots);
    }
    this.score(slot, scores);
    this.exclude(slot, excluded);
  }

  private unboost(slot: number) {
    if (!hasBit(this.boosted, slot)) return;
    this.boosted[slot >>> 5]! &= ~(1 << (slot & 31));
    for (const tag of this.tagsOf(slot)) this.boostedTagged.get(tag)!.remove(slot);
  }

  private score(slot: number, scores: Scores | null) {
    for (const name of SCORE_NAMES) this.scores[name].put(slot, scores && scores[name], this.slots);
  }

  private exclude(slot: number, keys: readonly string[]) {
    for (const key of this.excludedOf.get(slot) ?? []) this.excluded.get(key)!.delete(slot);
    if (keys.length === 0) return void this.excludedOf.delete(slot);
    this.excludedOf.set(slot, keys);
    for (const key of keys) this.excluded.set(key, (this.excluded.get(key) ?? new Set()).add(slot));
  }

  private postings<Key>(map: Map<Key, Postings>, key: Key) {
    let postings = map.get(key);
    if (!postings) map.set(key, (postings = new Postings({ isMarked: typeof key === 'number' })));
    return postings;
  }

  private makeRoom(slot: number) {
    const words = (slot >>> 5) + 1;
    this.live = withRoom(this.live, words);
    this.boosted = withRoom(this.boosted, words);
    this.late = withRoom(this.late, words);
    this.title = withRoom(this.title, slot + 1);
    this.at = withRoom(this.at, slot + 1);
    this.firstTag = withRoom(this.firstTag, slot + 1);
    this.tagCount = withRoom(this.tagCount, slot + 1);
    this.wordsHash = withRoom(this.wordsHash, slot + 1);
  }
}

/** Detects changed words. */
function hashOf(text: string) {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
