import { adjectiveChanges } from './adjectives.ts';
import { ageLimitChanges } from './age-limits.ts';
import { fold, isFunctionWord, readsSpanish } from './language.ts';
import { pronounChange, spanishPronounChange } from './pronouns.ts';
import { type Change, removals } from './removal.ts';
import { clauseAt, unitAt } from './sentence.ts';
import { isSound } from './soundness.ts';
import { type Found, fit, isAboutSchool, isRefused, type Place, worded } from './worded.ts';

const RIGHT_TO_WORK = {
  english: { sentence: 'You need the right to work in this country', item: 'Right to work in this country' },
  spanish: {
    sentence: 'Se requiere permiso de trabajo en el país del puesto',
    item: 'Permiso de trabajo en el país del puesto',
  },
};
const DEMANDS_PAPERS = /\b(?:passport|citizen|national|pasaporte|ciudadan|nacionalidad)/;

/** No real advert has more findings; endless repetition gets no further edits. */
export const REWORDED_MAX = 150;
/** Maximum sentence length in characters. */
const LONGEST = 600;
/** A change of at most this many letters is shown in full. */
const SHORT = 40;
/** How many characters around a change are proofread. */
const AROUND = 700;
/** Cached facts about the text that is being read. */
let last: Pick<Place, 'text' | 'folded' | 'isSpanish'> | undefined;

/**
 * The edit that states what the job needs, or removes the words, such that correct sentences remain. Null where only a human
 * can decide. Valid for the current text only: each edit shifts and alters the context of the others.
 */
export function rewordingOf(text: string, found: Found): Change | null {
  const change = soundChange(text, found);
  return change && withoutDemands(text, found, change);
}

/** Kinds whose adjectives go with the gendered noun that they describe. */
const DEMANDED = ['appearance', 'age'] as const;

/** "Vendedora guapa" becomes "vendedor/a", not "vendedor/a guapo/a". */
function withoutDemands(text: string, found: Found, change: Change): Change | null {
  const folded = fold(text);
  if (change.text === '' || !readsSpanish(folded)) return change;
  for (const kind of DEMANDED)
    for (const adjective of adjectiveChanges(folded, kind, change, true)) {
      const by = adjective.end - adjective.start;
      if (adjective.start <= found.start) continue;
      const left = text.slice(0, adjective.start) + text.slice(adjective.end);
      const end = found.end > adjective.start ? Math.max(adjective.start, found.end - by) : found.end;
      const next = rewordingOf(left, { ...found, end });
      if (!next) return null;
      const start = Math.min(next.start, adjective.start);
      const last = Math.max(next.end, adjective.start);
      return {
        start,
        end: last + by,
        text: left.slice(start, next.start) + next.text + left.slice(next.end, last),
      };
    }
  return change;
}

function soundChange(text: string, found: Found): Change | null {
  const place = placeOf(text, found);
  if (!place) return null;
  for (const change of changes(place)) {
    const minimal = change && asShown(text, change, place.found);
    if (!minimal) continue;
    const after = text.slice(0, minimal.start) + minimal.text + text.slice(minimal.end);
    const from = Math.max(0, minimal.start - AROUND);
    const rest = Math.max(0, text.length - minimal.end - AROUND);
    if (
      after.trim() !== '' &&
      isSound(text.slice(from, text.length - rest), after.slice(from, after.length - rest), place.isSpanish)
    )
      return minimal;
  }
  return null;
}

/** Whether the wording tables have a replacement for a range. */
export function hasWording(text: string, found: Found): boolean {
  const place = placeOf(text, found);
  if (!place) return false;
  const known = [...worded(place), ...adjectiveChanges(place.folded, found.kind, found, place.isSpanish)];
  return known.some((change) => change && change.start < found.end && found.start < change.end);
}

function placeOf(text: string, whole: Found): Place | undefined {
  const found = withoutNextClause(text, whole);
  const unit = unitAt(text, found);
  if (found.end > unit.end || found.end <= found.start || unit.end - unit.start > LONGEST) return undefined;
  if (last?.text !== text) {
    const folded = fold(text);
    last = { text, folded, isSpanish: readsSpanish(folded) };
  }
  return { ...last, unit, found };
}

/** What the company says of itself: "buscamos", "ofrecemos". */
const OWN_VERB = /[a-z]{2,}(?:amos|emos|imos)$/;

/** Leaves out what only begins the next clause: "young team, (we are)". */
function withoutNextClause(text: string, found: Found): Found {
  const [, words, next] = /^(.*\S), ([\p{L}' ]+)$/u.exec(text.slice(found.start, found.end)) ?? [];
  const isClause =
    next &&
    fold(next)
      .split(' ')
      .every((word) => isFunctionWord(word) || OWN_VERB.test(word));
  return isClause ? { ...found, end: found.start + words!.length } : found;
}

function* changes(place: Place): Generator<Change | undefined> {
  const { text, folded, isSpanish, unit, found } = place;
  if (found.kind === 'gender')
    yield fit(place, isSpanish ? spanishPronounChange(text, folded, found) : pronounChange(text, folded, found, unit));
  if (found.kind === 'nationality') yield papers(place);
  if (found.kind === 'age') for (const change of ageLimitChanges(folded, found, unit, isSpanish)) yield change;
  yield* worded(place);
  if (!isRefused(clauseAt(folded, unit, found)) && !isAboutSchool(place))
    for (const change of adjectiveChanges(folded, found.kind, found, isSpanish)) yield fit(place, change);
  for (const change of removals(text, unit, found, isSpanish)) yield fit(place, change);
}

/** "British passport holders only": what the law requires is the right to work. */
function papers({ text, folded, isSpanish, unit, found }: Place): Change | undefined {
  const { body } = unit;
  const words = folded.slice(body.start, body.end);
  const isWhole = found.start - body.start <= 1 && body.end - found.end <= 1;
  if (!isWhole || !DEMANDS_PAPERS.test(words) || /\b(?:no|not|sin|abstenerse)\b/.test(words)) return undefined;
  const said = RIGHT_TO_WORK[isSpanish ? 'spanish' : 'english'];
  const isSentence = /[.!?]/.test(text.slice(body.end, unit.end));
  return { ...body, text: isSentence ? said.sentence : said.item };
}

/** Narrows an edit to what changes, in whole words, but includes all words of the finding unless they are only removed. */
function asShown(text: string, change: Change, found: Found): Change | undefined {
  const before = text.slice(change.start, change.end);
  if (before === change.text) return undefined;
  if (change.text === '') return change;
  if (before.length <= SHORT && !/^[\s,]/.test(before)) return change;
  let head = 0;
  while (head < Math.min(before.length, change.text.length) && before[head] === change.text[head]) head++;
  let tail = 0;
  while (
    tail < Math.min(before.length, change.text.length) - head &&
    before.at(-1 - tail) === change.text.at(-1 - tail)
  )
    tail++;
  if (head + tail === change.text.length && /^[\s,]|[\s,]$/.test(before.slice(head, before.length - tail)))
    return { start: change.start + head, end: change.end - tail, text: '' };
  const letter = /[\p{L}\p{N}'’/-]/u;
  while (head > 0 && letter.test(before[head - 1]!)) head--;
  while (tail > 0 && letter.test(before.at(-tail)!)) tail--;
  const start = Math.min(change.start + head, Math.max(found.start, change.start));
  const end = Math.max(change.end - tail, Math.min(found.end, change.end));
  return { start, end, text: change.text.slice(start - change.start, change.text.length - (change.end - end)) };
}
