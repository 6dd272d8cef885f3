import { type Bits, hasBit } from './bits.ts';
import { Ids } from './ids.ts';
import { Postings, withRoom } from './postings.ts';

/** A searchable position as Postgres holds it. */
export interface SearchDocument {
  id: string;
  /** Microseconds since 1970. */
  at: number;
  isBoosted: boolean;
  tags: readonly number[];
  /** The id of its title among the tags; 0 for none. */
  title: number;
  /** The words of the bio, separated by spaces. */
  words: string;
  /** Companies that may not find it. */
  hiddenFrom: readonly string[];
}

/**
 * All searchable positions, each in a slot. Slots are given in the order of publication, so that the newest have the highest; one
 * that comes out of order is marked `late`. A slot whose entry is gone stays empty.
 */
export class Entries {
  /** How many slots were given. */
  slots = 0;
  size = 0;
  live: Bits = new Uint32Array(32);
  boosted: Bits = new Uint32Array(32);
  late: Bits = new Uint32Array(32);
  lateSlots: number[] = [];
  title = new Int32Array(1024);
  at = new Float64Array(1024);
  readonly ids = new Ids();
  readonly hidden = new Map<string, Set<number>>();
  /** By tag. Exact: an entry that goes is taken out. */
  private readonly tagged = new Map<number, Postings>();
  /** By word of the bio. Holds slots whose entries are gone, too. */
  private readonly worded = new Map<string, Postings>();
  private readonly hiddenOf = new Map<number, readonly string[]>();
  /** The tags of all slots in a row. */
  private tags = new Int32Array(16 * 1024);
  private tagsEnd = 0;
  private firstTag = new Uint32Array(1024);
  private tagCount = new Uint16Array(1024);
  private wordsHash = new Int32Array(1024);
  private newest = -1;

  tag = (tag: number) => this.tagged.get(tag);
  word = (word: string) => this.worded.get(word);
  tagsOf = (slot: number) => this.tags.subarray(this.firstTag[slot], this.firstTag[slot]! + this.tagCount[slot]!);
  /** Adds one to the count of each of its terms; pairs are not counted. */
  countTags(slot: number, counts: Int32Array) {
    const end = this.firstTag[slot]! + this.tagCount[slot]!;
    for (let at = this.firstTag[slot]!; at < end; at++) if (this.tags[at]! > 0) counts[this.tags[at]!]!++;
  }
  isLive = (slot: number) => hasBit(this.live, slot);

  /** Adds an entry, or makes it what it has become. */
  put(entry: SearchDocument) {
    const known = this.ids.find(entry.id);
    if (known < 0) return this.append(entry);
    if (this.at[known] !== entry.at || this.wordsHash[known] !== hashOf(entry.words)) {
      this.drop(entry.id);
      return this.append(entry);
    }
    const before = [...this.tagsOf(known)];
    for (const tag of before) if (!entry.tags.includes(tag)) this.tagged.get(tag)!.remove(known);
    for (const tag of entry.tags) if (!before.includes(tag)) this.postings(this.tagged, tag).add(known, this.slots);
    this.describe(known, entry);
  }

  drop(id: string) {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    for (const tag of this.tagsOf(slot)) this.tagged.get(tag)!.remove(slot);
    this.live[slot >>> 5]! &= ~(1 << (slot & 31));
    this.boosted[slot >>> 5]! &= ~(1 << (slot & 31));
    this.hide(slot, []);
    this.ids.forget(slot);
    this.size--;
  }

  /** Below 0 where the entry of the slot is older than that place in the order, and so comes after it. */
  compareWith(slot: number, at: number, id: Uint32Array) {
    return this.at[slot]! - at || this.ids.compare(slot, id);
  }

  compare = (a: number, b: number) => this.at[a]! - this.at[b]! || this.ids.compareSlots(a, b);

  get bytes() {
    let postings = 0;
    for (const map of [this.tagged, this.worded]) for (const one of map.values()) postings += one.bytes + 100;
    const columns = [this.live, this.boosted, this.late, this.title, this.at, this.tags, this.firstTag];
    return (
      postings +
      this.ids.bytes +
      [...columns, this.tagCount, this.wordsHash].reduce((sum, { byteLength }) => sum + byteLength, 0)
    );
  }

  private append(entry: SearchDocument) {
    const slot = this.slots++;
    this.makeRoom(slot);
    this.ids.set(slot, entry.id);
    this.at[slot] = entry.at;
    this.wordsHash[slot] = hashOf(entry.words);
    this.live[slot >>> 5]! |= 1 << (slot & 31);
    this.size++;
    for (const tag of entry.tags) this.postings(this.tagged, tag).add(slot, this.slots);
    for (const word of entry.words.split(' ')) if (word) this.postings(this.worded, word).add(slot, this.slots);
    this.describe(slot, entry);
    if (this.newest >= 0 && this.compare(this.newest, slot) > 0) {
      this.late[slot >>> 5]! |= 1 << (slot & 31);
      this.lateSlots.push(slot);
    } else this.newest = slot;
  }

  private describe(slot: number, { tags, title, isBoosted, hiddenFrom }: SearchDocument) {
    if (tags.length > this.tagCount[slot]!) {
      this.tags = withRoom(this.tags, this.tagsEnd + tags.length);
      this.firstTag[slot] = this.tagsEnd;
      this.tagsEnd += tags.length;
    }
    this.tagCount[slot] = tags.length;
    this.tags.set(tags, this.firstTag[slot]);
    this.title[slot] = title;
    if (isBoosted) this.boosted[slot >>> 5]! |= 1 << (slot & 31);
    else this.boosted[slot >>> 5]! &= ~(1 << (slot & 31));
    this.hide(slot, hiddenFrom);
  }

  private hide(slot: number, domains: readonly string[]) {
    for (const domain of this.hiddenOf.get(slot) ?? []) this.hidden.get(domain)!.delete(slot);
    if (domains.length === 0) return void this.hiddenOf.delete(slot);
    this.hiddenOf.set(slot, domains);
    for (const domain of domains) this.hidden.set(domain, (this.hidden.get(domain) ?? new Set()).add(slot));
  }

  private postings<Key>(map: Map<Key, Postings>, key: Key) {
    let postings = map.get(key);
    if (!postings) map.set(key, (postings = new Postings()));
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

/** Tells changed words from the same ones. */
function hashOf(text: string) {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}
