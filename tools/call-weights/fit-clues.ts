import { scoreMentions } from '#server/calls/findings/decide/competitors.ts';
import { cluesOf, type ScoredMention } from '#server/calls/findings/decide/name-clues.ts';
import type { Weights } from '#server/calls/findings/decide/model.ts';
import type { ReadCall } from './examples.ts';
import { fitLogistic, pullsOf } from './regression.ts';

/** Minimum number of mentions with a clue. */
const MIN_MENTIONS = 3;
/** L2 regularization strength. */
const PULL = 2;

/** Fits the clues around names to the labels of competitors. */
export function fitClues(calls: readonly ReadCall[]): Weights['clues'] {
  const mentions = calls.flatMap((call) =>
    scoreMentions(call.readings, call.attendees).map((one) => ({
      clues: [...cluesOf(one, call.readings)],
      isTrue: isLabelled(call, one),
    })),
  );
  const counts = new Map<string, number>();
  for (const { clues } of mentions) for (const clue of clues) counts.set(clue, (counts.get(clue) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MIN_MENTIONS).map(([name]) => name);
  const ids = new Map(names.toSorted().map((name, id) => [name, id]));
  const rows = mentions.map(({ clues, isTrue }) => ({
    features: clues.flatMap((clue) => ids.get(clue) ?? []),
    isTrue,
  }));
  const weights = fitLogistic(rows, pullsOf(rows, ids.size, PULL), 1);
  return Object.fromEntries(
    [...ids].map(([name, id]) => [name, Math.round(weights[id]! * 100)] as const).filter(([, weight]) => weight !== 0),
  );
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function isLabelled({ call, lines }: ReadCall, { name, index }: ScoredMention) {
  return call.items.some(({ list, line, value, quote }) => {
    if (list !== 'competitorsMentioned' || !(lines[index]!.has(line) || lines[index]!.has(line - 1))) return false;
    const [label, found] = [plain(value ?? quote), plain(name)];
    return label.includes(found) || found.includes(label);
  });
}
