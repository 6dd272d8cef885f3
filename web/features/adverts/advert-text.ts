import type { AdvertFinding, AdvertReading } from '#contract/fairness/adverts.ts';
import { marked, taken } from '#contract/fairness/rewording/take.ts';

/** An analyzed job description and its findings. */
export interface ReadAdvert {
  text: string;
  reading: AdvertReading;
  /** The findings whose words are still in the text, with current offsets. */
  open: AdvertFinding[];
}

/** Applies a finding's neutral wording to the advert. */
export const withEdit = (advert: ReadAdvert, finding: AdvertFinding): ReadAdvert => ({
  ...advert,
  ...taken(advert, finding),
});

/** Carries findings over to an edited text: those before the edit stay, those after it shift, those inside it are resolved. */
export function rebased(advert: ReadAdvert, text: string): ReadAdvert {
  const before = advert.text;
  const shorter = Math.min(before.length, text.length);
  let head = 0;
  while (head < shorter && before[head] === text[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const changedTo = before.length - tail;
  const by = text.length - before.length;
  const open = advert.open.flatMap((finding) => {
    const { start, end } = finding;
    if (end <= head) return [finding];
    return start >= changedTo ? [{ ...finding, start: start + by, end: end + by }] : [];
  });
  return { ...advert, ...marked(text, open) };
}

/** Cuts a text into pieces at the findings. Pieces with a finding carry the worst severity; overlapping findings share a piece. */
export function piecesOf({ text, open }: ReadAdvert): { text: string; severity: AdvertFinding['severity'] | null }[] {
  const cuts = [...new Set([0, text.length, ...open.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, index) => {
    const inside = open.filter((finding) => finding.start <= start && start < finding.end);
    const excludes = inside.some(({ severity }) => severity === 'excludes');
    return {
      text: text.slice(start, cuts[index + 1]),
      severity: excludes ? 'excludes' : inside.length > 0 ? 'discourages' : null,
    };
  });
}

const WORD = /[\p{L}\p{N}](?:['’-]?[\p{L}\p{N}])*/gu;

/**
 * The words that an edit takes out, if it adds none: "well groomed" when "polite, punctual and well groomed" becomes "polite and
 * punctual".
 */
export function removedBy(before: string, after: string): string | null {
  const words = [...before.matchAll(WORD)];
  // A word that occurs twice may have been kept at either place.
  return missing(words, after, before) ?? missing(words.toReversed(), after, before);
}

/** The part of a text whose words, compared in this order, another text lacks; null if they aren't next to each other. */
function missing(words: readonly RegExpExecArray[], after: string, before: string): string | null {
  const kept = [...after.toLowerCase().matchAll(WORD)].map(([word]) => word);
  const gone = words
    .filter(([word]) => {
      const at = kept.indexOf(word.toLowerCase());
      if (at >= 0) kept.splice(at, 1);
      return at < 0;
    })
    .toSorted((a, b) => a.index - b.index);
  const [first] = gone;
  const last = gone.at(-1);
  if (kept.length > 0 || !first || !last) return null;
  const removed = before.slice(first.index, last.index + last[0].length);
  return [...removed.matchAll(WORD)].length === gone.length ? removed : null;
}

/** What the reading says of the text as it is now: by the words still marked, and the unclear sentences still there. */
export function currentVerdict({ text, reading, open }: ReadAdvert) {
  const unclear = reading.unclear.filter(({ words }) => text.includes(words));
  const isClean = open.length === 0 && unclear.length === 0;
  const isSettled = isClean && reading.verdict !== 'none';
  const worst = open.some(({ severity }) => severity === 'excludes') ? 'excludes' : 'discourages';
  const verdict = isClean ? 'none' : open.length === 0 ? 'unclear' : worst;
  return { verdict, unclear, isSettled } as const;
}
