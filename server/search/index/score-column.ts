import { scorePart, UNSCORED_PART } from '../flags.ts';
import { type Matches, Postings, asMatches, withRoom } from './postings.ts';

/** One score for all slots: the part of the order that each slot is in, and the slots of each part. */
export class ScoreColumn {
  /** By slot. Counted from the last part, so that zero-initialized capacity means no score. */
  private parts = new Uint8Array(1024);
  private readonly slots = new Map<number, Postings>();

  partOf = (slot: number) => UNSCORED_PART - this.parts[slot]!;

  /** The slots of a part, except the part without a score. */
  slotsIn(part: number): Matches[] {
    const postings = this.slots.get(part);
    return postings && postings.size > 0 ? [asMatches(postings)] : [];
  }

  /** @param slots number of slots in the store */
  put(slot: number, score: number | null, slots: number) {
    this.parts = withRoom(this.parts, slot + 1);
    const [before, part] = [this.partOf(slot), scorePart(score)];
    if (before === part) return;
    if (before !== UNSCORED_PART) this.slots.get(before)!.remove(slot);
    this.parts[slot] = UNSCORED_PART - part;
    if (part === UNSCORED_PART) return;
    const postings = this.slots.get(part) ?? new Postings();
    postings.add(slot, slots);
    this.slots.set(part, postings);
  }

  get bytes() {
    return [...this.slots.values()].reduce((sum, { bytes }) => sum + bytes + 100, this.parts.byteLength);
  }
}
