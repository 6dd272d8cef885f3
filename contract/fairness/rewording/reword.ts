import type { AdvertKind } from '../../values/advert-kinds.ts';
import { adjectiveChanges } from './adjectives.ts';
import { fitted } from './agreement.ts';
import { contentWords, fold, readsSpanish } from './language.ts';
import { pronounChange, spanishPronounChange } from './pronouns.ts';
import { type Change, removals } from './removal.ts';
import { type Range, type Unit, unitAt } from './sentence.ts';
import { isSound } from './soundness.ts';
import { type Wording, withLanguages } from './wording.ts';
import { ENGLISH_WORDINGS } from './wordings-english.ts';
import { SPANISH_WORDINGS } from './wordings-spanish.ts';

interface Found extends Range {
  kind: AdvertKind;
}

let compiled: { english: readonly Wording[]; spanish: readonly Wording[] } | undefined;

/** People aren't asked for but refused or preferred: another word for them would say the same. */
const REFUSED =
  /\b(?:no|not|don'?t|never|non|without|except|only|exclusively|just|need not|needn't|preferred|preferably|preference|prefer|rather|better|sin|nada|ni|ningun[oa]?|abstenerse|abstenganse|solo|solamente|unicamente|exclusivamente|preferible\w*|preferente\w*|preferencia|preferimos|valorara|valora|valoramos|mejor|ser|sea|sexo|genero|sex|gender)\b/;
/** Anywhere in the sentence. */
const TURNED_AWAY = /\b(?:abst[ei]n\w+|need not|don'?t (?:apply|bother)|do not (?:apply|bother)|not apply)\b/;
const DEMANDS_PAPERS = /\b(?:passport|citizen|national|pasaporte|ciudadan|nacionalidad)/;

/** No advert has more findings; a text that repeats a word without end gets no further edits. */
export const REWORDED_MAX = 150;
/** Nobody writes longer sentences, in letters. */
const LONGEST = 600;
/** A change of so few letters is shown as a whole. */
const SHORT = 40;
/** How far around a change its text is proofread. */
const AROUND = 700;
/** What was found out about the text that is being read. */
let last: { text: string; folded: string; isSpanish: boolean } | undefined;

/**
 * The change to an advert that says what the work needs, or takes the words out, so that correct sentences are left. Null where only somebody who
 * reads the advert can tell. For the text as it stands: each change moves and alters what is around the others.
 */
export function rewordingOf(text: string, found: Found): Change | null {
  const unit = unitAt(text, found);
  if (found.end > unit.end || found.end <= found.start || unit.end - unit.start > LONGEST) return null;
  if (last?.text !== text) {
    const folded = fold(text);
    last = { text, folded, isSpanish: readsSpanish(folded) };
  }
  for (const change of changes(text, last.folded, unit, found, last.isSpanish)) {
    const minimal = change && asShown(text, change, found);
    if (!minimal) continue;
    const after = text.slice(0, minimal.start) + minimal.text + text.slice(minimal.end);
    const from = Math.max(0, minimal.start - AROUND);
    const rest = Math.max(0, text.length - minimal.end - AROUND);
    if (
      after.trim() !== '' &&
      isSound(text.slice(from, text.length - rest), after.slice(from, after.length - rest), last.isSpanish)
    )
      return minimal;
  }
  return null;
}

function* changes(
  text: string,
  folded: string,
  unit: Unit,
  found: Found,
  isSpanish: boolean,
): Generator<Change | undefined> {
  if (found.kind === 'gender') {
    yield fit(
      text,
      isSpanish ? spanishPronounChange(text, folded, found) : pronounChange(text, folded, found, unit),
      isSpanish,
    );
  }
  yield* papers(text, folded, unit, found, isSpanish);
  yield* worded(text, folded, unit, found, isSpanish);
  if (!REFUSED.test(clauseAt(folded, unit, found)))
    for (const change of adjectiveChanges(folded, found.kind, found, isSpanish)) yield fit(text, change, isSpanish);
  for (const change of removals(text, unit, found, isSpanish)) yield fit(text, change, isSpanish);
}

const fit = (text: string, change: Change | undefined, isSpanish: boolean, gender?: Wording['gender']) =>
  change && fitted(text, change, isSpanish, gender);

/** "British passport holders only": what the law asks for is the right to work. */
function* papers(
  text: string,
  folded: string,
  unit: Unit,
  found: Found,
  isSpanish: boolean,
): Generator<Change | undefined> {
  const { body } = unit;
  const words = folded.slice(body.start, body.end);
  const isWhole = found.start - body.start <= 1 && body.end - found.end <= 1;
  if (
    found.kind !== 'nationality' ||
    !isWhole ||
    !DEMANDS_PAPERS.test(words) ||
    /\b(?:no|not|sin|abstenerse)\b/.test(words)
  )
    return;
  const isSentence = /[.!?]/.test(text.slice(body.end, unit.end));
  const say = isSpanish
    ? isSentence
      ? 'Se requiere permiso de trabajo en el país del puesto'
      : 'Permiso de trabajo en el país del puesto'
    : isSentence
      ? 'You need the right to work in this country'
      : 'Right to work in this country';
  yield { start: body.start, end: body.end, text: say };
}

function* worded(
  text: string,
  folded: string,
  unit: Unit,
  found: Found,
  isSpanish: boolean,
): Generator<Change | undefined> {
  compiled ??= { english: withLanguages(ENGLISH_WORDINGS), spanish: withLanguages(SPANISH_WORDINGS) };
  const sentence = folded.slice(unit.start, unit.end);
  for (const wording of isSpanish ? compiled.spanish : compiled.english) {
    if (wording.kinds && !wording.kinds.includes(found.kind)) continue;
    for (const match of sentence.matchAll(wording.pattern)) {
      const start = unit.start + match.index;
      const end = start + match[0].length;
      if (start >= found.end || found.start >= end) continue;
      const groups = match.slice(1).map((group) => group && writtenAs(text, folded, { start, end }, group));
      yield* wordingAt(text, folded, unit, found, wording, isSpanish, { start, end }, [match[0], ...groups]);
    }
  }
}

function* wordingAt(
  text: string,
  folded: string,
  unit: Unit,
  found: Found,
  wording: Wording,
  isSpanish: boolean,
  { start, end }: Range,
  match: readonly [string, ...(string | undefined)[]],
): Generator<Change | undefined> {
  const { body } = unit;
  const clause = clauseAt(folded, unit, { start, end });
  const isRefused =
    REFUSED.test(clause.replace(/\bno experience needed\b/g, '')) ||
    TURNED_AWAY.test(folded.slice(body.start, body.end));
  if (wording.item) {
    const whole = { start: Math.min(start, found.start), end: Math.max(end, found.end) };
    const left = folded.slice(body.start, whole.start);
    const right = folded.slice(whole.end, body.end);
    const said = wording.item.replace('$1', match[1] ?? '');
    const isPart =
      /(?:^|,)\s*$/.test(left) &&
      /^\s*(?:(?:speakers? )?(?:only|preferred|welcome|wanted|please|solo|solamente|preferiblemente)\s*)?(?:,|$)/.exec(
        right,
      );
    const others = `${folded.slice(whole.start, start)} ${folded.slice(end, whole.end)}`;
    if (
      isPart &&
      contentWords(others.replace(/\b(?:speakers?|hablantes?)\b/g, '')).length === 0 &&
      !/\b(?:no|not|sin|abstenerse)\b/.test(clause)
    )
      yield fit(
        text,
        { start: whole.start, end: whole.end + isPart[0].replace(/,$/, '').length, text: said },
        isSpanish,
      );
  }
  if (wording.isPerson && (isRefused || !isNoun(folded, unit, { start, end }))) return;
  if (
    wording.standsAlone &&
    /[a-z]+ $/.test(folded.slice(0, start)) &&
    !/\b(?:a|de|para|los|las|con|busca\w*|necesita\w*|quer\w+|unos|unas|\d+|dos|tres|solicita\w*|y) $/.test(
      folded.slice(0, start),
    )
  )
    return;
  const said = wording.say(match, folded.slice(end, body.end));
  if (found.kind === 'school' && /[(\p{Lu}]/u.test(text.slice(Math.max(end, start + 1), found.end))) return;
  if (said === '') yield fit(text, { start, end, text: '' }, isSpanish);
  else yield fit(text, { start, end, text: inCaseOf(text.slice(start, end), said) }, isSpanish, wording.gender);
}

/** Whether a word for a person stands as a noun: not beside the noun it describes ("lady teacher", "vendedor varón"), nor alone in a list. */
function isNoun(folded: string, { body }: Unit, { start, end }: Range) {
  const [, before = ''] = /([a-z']+) $/.exec(folded.slice(body.start, start)) ?? [];
  const [, after = ''] = /^ ([a-z']+)/.exec(folded.slice(end, Math.max(end, body.end))) ?? [];
  const words = folded.slice(start, end);
  if (NOUNS_ES.test(words) && contentWords(before).length > 0 && !VERB_BEFORE.test(before)) return false;
  if (SINGLE.test(words) && contentWords(after).length > 0 && !/(?:ing|s|ed)$/.test(after)) return false;
  const clause = clauseAt(folded, { body } as Unit, { start, end }).trim();
  return clause !== words || folded.slice(body.start, body.end).trim() === words;
}
const NOUNS_ES = /^(?:hombres?|mujer(?:es)?|varon(?:es)?|caballeros?|damas?|senoritas?|chic[oa]s?)$/;
const VERB_BEFORE =
  /^(?:busc|necesit|contrat|solicit|coge|quier|quer|requier|selecciona|precis|incorpor|urge|falta|buena?|dos|tres|cuatro|cinco)/;
const SINGLE = /(?:^| )(?:guy|lad|boy|girl|man|woman|lady|gal|bloke|chap|gentleman|male|female)$/;

/** From comma to comma. */
const clauseAt = (folded: string, { body }: Unit, { start, end }: Range) =>
  /[^,;:]*$/.exec(folded.slice(body.start, start))![0] +
  folded.slice(start, end) +
  /^[^,;:]*/.exec(folded.slice(end, Math.max(end, body.end)))![0];

/** A group of a match with its capitals and accents. */
function writtenAs(text: string, folded: string, { start, end }: Range, group: string) {
  const at = folded.slice(start, end).indexOf(group);
  return at < 0 ? group : text.slice(start + at, start + at + group.length);
}

const inCaseOf = (words: string, said: string) =>
  /^\p{Lu}/u.test(words) && !/^\p{Lu}{2}/u.test(words) ? said.charAt(0).toUpperCase() + said.slice(1) : said;

/** Only what changes, in whole words, with all the words of the finding unless they just go. */
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
