import type { ScoreName } from '#contract/values/feedback.ts';
import { SCORE_PARTS, UNSCORED_PART } from '../flags.ts';
import { hasBit } from './bits.ts';
import type { DocumentStore } from './document-store.ts';
import type { Order } from './page.ts';
import { type Matches, eachSlot } from './postings.ts';

/**
 * Boosted first, then those with one of the `titles`.
 * @param titles null when no title takes precedence
 */
export function byRelevance(
  store: DocumentStore,
  titles: ReadonlySet<number> | null,
  disjoint: readonly Matches[],
): Order {
  const ranks = titles ? 2 : 1;
  const rankOf = (slot: number) => (titles && !titles.has(store.title[slot]!) ? 1 : 0);
  return {
    parts: 2 * ranks,
    partOf: (slot) => (hasBit(store.boosted, slot) ? 0 : ranks) + rankOf(slot),
    setsOf: () => disjoint,
    belongsTo: (part) => (titles ? (slot) => rankOf(slot) === part % ranks : null),
  };
}

/** Up to this many matches are counted by score first. With more, the best scores alone fill a page. */
const COUNTED_MAX = 50_000;

/** Boosted first, then the highest score; those without a score come last. */
export function byScore(store: DocumentStore, name: ScoreName, matches: Matches, countedMax = COUNTED_MAX): Order {
  const column = store.scores[name];
  const partOf = (slot: number) => (hasBit(store.boosted, slot) ? 0 : SCORE_PARTS) + column.partOf(slot);
  const order = { parts: 2 * SCORE_PARTS, partOf };
  if (matches.bits !== null && matches.size > countedMax)
    return {
      ...order,
      setsOf: (part) => (part % SCORE_PARTS === UNSCORED_PART ? [matches] : column.slotsIn(part % SCORE_PARTS)),
      belongsTo: (part) =>
        part % SCORE_PARTS === UNSCORED_PART
          ? (slot) => column.partOf(slot) === UNSCORED_PART
          : (slot) => hasBit(matches.bits!, slot),
    };
  const counts = new Uint32Array(2 * SCORE_PARTS);
  eachSlot(matches, (slot) => void counts[partOf(slot)]!++);
  return {
    ...order,
    setsOf: (part) => (counts[part]! > 0 ? [matches] : []),
    belongsTo: (part) => (slot) => column.partOf(slot) === part % SCORE_PARTS,
  };
}
