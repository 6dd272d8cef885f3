import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import type { Span } from '../../search/reading/plain-text.ts';
import { DEMANDING, OFFERED, OFFER_HEADING, SOLD } from '../lexicon/subjects.ts';
import { sourceOf, wholeWords } from '../lexicon/rule.ts';

/** Subjects that an employer may offer something for. Looks, youth and culture are no benefits. */
const OFFERABLE = new Set<AdvertKind>(['family', 'disability', 'religion', 'nationality', 'orientation', 'race']);
/** How far a product reaches: "we sell beds, blankets and lamps to grandparents". */
const REACH = 110;

let compiled: { offered: RegExp; sold: RegExp; demanding: RegExp; heading: RegExp; inline: RegExp } | undefined;

const compile = () => ({
  offered: new RegExp(wholeWords(OFFERED).source, 'u'),
  sold: wholeWords(SOLD),
  demanding: new RegExp(wholeWords(DEMANDING).source, 'u'),
  heading: new RegExp(`^[-*•# ]*(?:${sourceOf(OFFER_HEADING)})[:.]?[ \\t]*\\n`, 'gmu'),
  inline: new RegExp(`^[-*•# ]*(?:${sourceOf(OFFER_HEADING)}):[^\\n]+`, 'gmu'),
});

/** Lists and lines that say what the company offers. */
export function offersIn(plain: string): Span[] {
  const { heading, inline } = (compiled ??= compile());
  const lists = [...plain.matchAll(heading)].map(({ index, 0: line }) => {
    const start = index + line.length;
    return { start, end: endOfList(plain, start) };
  });
  return [
    ...lists,
    ...[...plain.matchAll(inline)].map(({ index, 0: line }) => ({ start: index, end: index + line.length })),
  ];
}

/** An empty line, or a short line like a heading, ends a list. */
function endOfList(plain: string, start: number) {
  const end = plain.slice(start).search(/\n[ \t]*\n|\n[^\n.;,•*-]{3,40}:?[ \t]*\n/);
  return end < 0 ? plain.length : start + end;
}

export interface Place extends Span {
  kind: AdvertKind;
  /** The part of the sentence around the words, and the text before them in it. */
  part: string;
  lead: string;
}

/** Whether the words belong to what the company offers. */
export const isOffered = ({ kind, part, start }: Place, offers: readonly Span[]) =>
  OFFERABLE.has(kind) &&
  ((compiled ??= compile()).offered.test(part) || offers.some((offer) => offer.start <= start && start < offer.end));

/** Whether the words say what is sold, and to whom. */
export function isOfGoods({ lead }: Pick<Place, 'lead'>) {
  const { sold, demanding } = (compiled ??= compile());
  const near = lead.slice(-REACH);
  const last = [...near.matchAll(sold)].at(-1);
  return last !== undefined && !demanding.test(near.slice(last.index + last[0].length));
}
