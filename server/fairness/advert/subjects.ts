import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import type { Span } from '../../search/reading/plain-text.ts';
import { DEMANDING, LEADING, OFFERED, OFFER_HEADING, SERVED, SOLD, STATEMENT } from '../lexicon/subjects.ts';
import { sourceOf, wholeWords } from '../lexicon/rule.ts';
import { isSaid, type Surroundings } from './surroundings.ts';

/** Subjects in which an employer can offer a benefit. Looks, youth and culture aren't benefits. */
const OFFERABLE = new Set<AdvertKind>([
  'family',
  'disability',
  'religion',
  'nationality',
  'orientation',
  'race',
  'place',
]);
/** How far a product mention reaches, in characters: "we sell beds, blankets and lamps to grandparents". */
const REACH = 140;

let compiled: ReturnType<typeof compile> | undefined;

const compile = () => ({
  offered: wholeWords(OFFERED),
  sold: wholeWords(SOLD),
  statement: new RegExp(`^[-*•"( ]*(?:${sourceOf(STATEMENT)})[^\\n]*`, 'u'),
  served: new RegExp(`(?<![\\p{L}\\p{N}])(?:${sourceOf(SERVED)})(?=[ ,]|$)`, 'gu'),
  leads: new RegExp(wholeWords(LEADING).source, 'u'),
  demanding: new RegExp(wholeWords(DEMANDING).source, 'u'),
  heading: new RegExp(`^[-*•# ]*(?:${sourceOf(OFFER_HEADING)})[:.]?[ \\t]*\\n`, 'gmu'),
  inline: new RegExp(`^[-*•# ]*(?:${sourceOf(OFFER_HEADING)}):[^\\n]+`, 'gmu'),
});

/** Lists and lines that describe what the company offers. */
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

/** A list ends at an empty line, or at a short line like a heading. */
function endOfList(plain: string, start: number) {
  const end = plain.slice(start).search(/\n[ \t]*\n|\n[^\n.;,•*-]{3,40}:?[ \t]*\n/);
  return end < 0 ? plain.length : start + end;
}

/** Whether the words belong to something the company offers. */
export function isOffered(kind: AdvertKind, around: Surroundings, offers: readonly Span[]) {
  const { offered, leads, demanding } = (compiled ??= compile());
  if (!OFFERABLE.has(kind) || /\b(?:no|not|without|zero|never|sin|ningun[oa]?|nada de)\b[^,;:()]*$/.test(around.lead))
    return false;
  if (offers.some(({ start, end }) => start <= around.start && around.start < end)) return true;
  return isSaid(offered, around, { leads, closes: null, demands: demanding });
}

/** Never a product: "customers expect it" is how adverts justify asking for these. */
const NEVER_SOLD = new Set<AdvertKind>(['accent', 'culture', 'years', 'place']);
/** These can be requirements even in sentences about customers: how sellers speak and how experienced they are. */
const NEVER_SERVED = new Set<AdvertKind>(['accent', 'culture', 'years']);

/** Whether the words say what is sold and to whom: in the same clause, or in a list that the clause introduces. */
export function isOfGoods(kind: AdvertKind, around: Pick<Surroundings, 'lead' | 'words'>) {
  const { sold } = (compiled ??= compile());
  return isServed(kind, around) || (!NEVER_SOLD.has(kind) && isLedBy(sold, around));
}

/** Whether these people are the customers: "wigs to Black women". */
export const isBuyer = (kind: AdvertKind, around: Pick<Surroundings, 'lead' | 'words'>) =>
  / (?:to|for|a|para) (?:[a-z]+ )?$/.test(around.lead) && isOfGoods(kind, around);

/** Whether the words are about people whom the job serves, or others who aren't applicants. */
export function isServed(kind: AdvertKind, around: Pick<Surroundings, 'lead' | 'words'>) {
  const { served } = (compiled ??= compile());
  return !NEVER_SERVED.has(kind) && isLedBy(served, { ...around, words: '' });
}

/** Such a sentence also needs a descriptive verb. */
const TELLS =
  /\b(?:is|are|was|were|has|had|can|comes?|runs?|makes?|takes?|gets?|sells?|stocks?|keeps?|covers?|does|vende[ns]?|ofrece[ns]?|teaches|helps|leads?|shares?|wrote|serves?|speaks?|lives?|opens?|drinks?|eats?|es|son|era|esta|estan|tiene[ns]?|lleva[ns]?|ayuda[ns]?|se llama|hizo|diseno|vive[ns]?|abre[ns]?|queda[ns]?|viene[ns]?)\b/;

/** Whether the words are in a statement that requires nothing. */
export function isStatement(kind: AdvertKind, { part }: Pick<Surroundings, 'part'>) {
  const { statement, demanding } = (compiled ??= compile());
  return (
    !NEVER_SERVED.has(kind) &&
    statement.test(part) &&
    TELLS.test(part) &&
    !demanding.test(part) &&
    !/\byou(?:'re|rs?)?\b|\btus?\b/.test(part)
  );
}

/** "Two years in the sale of flats, private school": the goods belong to past experience. */
const EXPERIENCE = /\b(?:years?|months?|anos?|meses|experien\w+)[^,;.]{0,24}$/;

function isLedBy(rule: RegExp, { lead, words }: Pick<Surroundings, 'lead' | 'words'>) {
  const { demanding } = (compiled ??= compile());
  const near = lead.slice(-REACH);
  const last = [...near.matchAll(rule)].at(-1);
  if (!last || demanding.test(words) || EXPERIENCE.test(near.slice(0, last.index))) return false;
  const between = near.slice(last.index + last[0].length).replace(/\([^()]*\)/g, '');
  return (
    !demanding.test(between) && !/[;:()]|, ?(?:so|hence|as|since|because|por eso|asi que|ya que|porque)\b/.test(between)
  );
}
