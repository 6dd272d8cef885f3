import type { AdvertKind } from '../../values/advert-kinds.ts';
import { fitted } from './agreement.ts';
import { contentWords } from './language.ts';
import type { Change } from './removal.ts';
import { clauseAt, type Range, type Unit } from './sentence.ts';
import { type Wording, withLanguages } from './wording.ts';
import { ENGLISH_WORDINGS } from './wordings-english.ts';
import { SPANISH_WORDINGS } from './wordings-spanish.ts';

export interface Found extends Range {
  kind: AdvertKind;
}

/** A finding in its sentence. */
export interface Place {
  text: string;
  folded: string;
  isSpanish: boolean;
  unit: Unit;
  found: Found;
}

/** People are excluded or preferred here: another word for them would say the same. */
const REFUSED =
  /\b(?:no|not|don'?t|never|non|without|except|only|exclusively|just|need not|needn't|preferred|preferably|preference|prefer|rather|better|sin|nada|ni|ningun[oa]?|abstenerse|abstenganse|solo|solamente|unicamente|exclusivamente|preferible\w*|preferente\w*|preferencia|preferimos|valorara|valora|valoramos|mejor|ser|sea|sexo|genero|sex|gender)\b/;
/** For whom a job is meant: another word for them would say nothing. */
const MEANT_FOR =
  /\b(?:ideally|idealmente|(?:meant|intended|designed|reserved) for|pensad[oa]s? para|destinad[oa]s? a|reservad[oa]s? (?:a|para)|dirigid[oa]s? a|muy de)\b/;
const NO_EXPERIENCE =
  /\b(?:no|without|zero|sin|cero|ninguna) (?:(?:previous|prior|sales|previa) )?(?:experience|experiencia)\b|\b(?:experience|experiencia) (?:is |es )?(?:not|isn't|no|unnecessary)\b|\bno (?:hace falta|se requiere|se necesita|necesitas|es necesari[oa]|se pide|importa)(?: tener)? (?:la )?experiencia\b|\bexperience at any level\b|\bexperiencia de cualquier nivel\b/g;
const EXPERIENCE =
  /\b(?:experience|experienced|experiencia|track record|trayectoria)\b|\b\d{1,2} ?\+? ?(?:years?|yrs?|anos)'?(?: or more| o mas)? (?:in|of|selling|en|de|vendiendo)\b(?! (?:age|edad)\b)/;
/** Matched anywhere in the sentence. */
const TURNED_AWAY = /\b(?:abst[ei]n\w+|need not|don'?t (?:apply|bother)|do not (?:apply|bother)|not apply)\b/;
/** Must not occur around a person or a language that is simply wanted. */
const NEGATED = /\b(?:no|not|sin|abstenerse)\b/;
/** What may follow a language up to the end of its list item. */
const TO_THE_COMMA =
  /^\s*(?:(?:speakers? )?(?:only|preferred|welcome|wanted|please|solo|solamente|preferiblemente)\s*)?(?:,|$)/;
/** Words before a noun, after which it isn't an adjective of another noun. */
const BEFORE_NOUN = /\b(?:a|de|para|los|las|con|busca\w*|necesita\w*|quer\w+|unos|unas|\d+|dos|tres|solicita\w*|y) $/;

let compiled: { english: readonly Wording[]; spanish: readonly Wording[] } | undefined;

export const isRefused = (clause: string) => REFUSED.test(clause);

/** The change with articles and adjectives in agreement. */
export const fit = ({ text, isSpanish }: Place, change: Change | undefined, gender?: Wording['gender']) =>
  change && fitted(text, change, isSpanish, gender);

/** The changes that the wording tables offer for a finding. */
export function* worded(place: Place): Generator<Change | undefined> {
  const { folded, isSpanish, unit, found } = place;
  compiled ??= { english: withLanguages(ENGLISH_WORDINGS), spanish: withLanguages(SPANISH_WORDINGS) };
  const sentence = folded.slice(unit.start, unit.end);
  for (const wording of isSpanish ? compiled.spanish : compiled.english) {
    if (wording.kinds && !wording.kinds.includes(found.kind)) continue;
    for (const match of sentence.matchAll(wording.pattern)) {
      const start = unit.start + match.index;
      const range = { start, end: start + match[0].length };
      if (range.start >= found.end || found.start >= range.end) continue;
      const groups = match.slice(1).map((group) => group && writtenAs(place, range, group));
      if (wording.item && !(wording.says && contradicts(place, range, wording.says)))
        yield itemOfList(place, range, wording.item.replace('$1', groups[0] ?? ''));
      yield wordingAt(place, wording, range, [match[0], ...groups]);
    }
  }
}

function wordingAt(
  place: Place,
  wording: Wording,
  range: Range,
  match: readonly [string, ...(string | undefined)[]],
): Change | undefined {
  const { text, folded, unit, found } = place;
  const { start, end } = range;
  const { body } = unit;
  if (wording.says && contradicts(place, range, wording.says)) return undefined;
  if (wording.isPerson && (isTurnedAway(place, range) || !isNoun(place, range))) return undefined;
  const before = folded.slice(0, start);
  if (wording.standsAlone && /[a-z]+ $/.test(before) && !BEFORE_NOUN.test(before)) return undefined;
  const said = wording.say(match, folded.slice(end, body.end));
  // "MIT, Stanford or Ivy League graduates": the other names would remain.
  if (said === '' && isAboutSchool(place)) return undefined;
  if (found.kind === 'school' && said === '' && /(?:,| or| and| o| y)\s$/.test(before)) return undefined;
  if (found.kind === 'school' && /[(\p{Lu}]/u.test(text.slice(Math.max(end, start + 1), found.end))) return undefined;
  if (said === '') return fit(place, { start, end, text: '' });
  return fit(place, { start, end, text: inCaseOf(text.slice(start, end), said) }, wording.gender);
}

/** "Top-tier college preferred": without the rank, the sentence would still prefer a school. */
export const isAboutSchool = ({ folded, unit: { body }, found }: Place) =>
  found.kind === 'school' &&
  found.start <= body.start &&
  found.end >= body.end &&
  /\b(?:colleges?|universit(?:y|ies)|schools?)\b/.test(folded.slice(body.start, body.end));

/** The replacement for words that are a whole list item. */
function itemOfList(place: Place, range: Range, said: string): Change | undefined {
  const { folded, unit, found } = place;
  const start = Math.min(range.start, found.start);
  const end = Math.max(range.end, found.end);
  const rest = TO_THE_COMMA.exec(folded.slice(end, unit.body.end));
  // "Recién titulado, que no llegue con vicios": the clause is about a person.
  if (rest && /^ (?:que|quien|who)\b/.test(folded.slice(end + rest[0].length))) return undefined;
  if (!rest || !/(?:^|,)\s*$/.test(folded.slice(unit.body.start, start))) return undefined;
  const others = `${folded.slice(start, range.start)} ${folded.slice(range.end, end)}`;
  if (contentWords(others.replace(/\b(?:speakers?|hablantes?)\b/g, '')).length > 0) return undefined;
  if (NEGATED.test(clauseAt(folded, unit, range))) return undefined;
  return fit(place, { start, end: end + rest[0].replace(/,$/, '').length, text: said });
}

/** Whether the rest of the advert demands experience where the wording asks for none, or the other way around. */
function contradicts({ folded }: Place, { start, end }: Range, says: NonNullable<Wording['says']>) {
  const rest = `${folded.slice(0, start)}\n${folded.slice(end)}`;
  return says === 'no experience' ? EXPERIENCE.test(rest.replace(NO_EXPERIENCE, '')) : rest.search(NO_EXPERIENCE) >= 0;
}

function isTurnedAway({ folded, unit }: Place, range: Range) {
  const clause = clauseAt(folded, unit, range).replace(/\bno experience needed\b/g, '');
  return isRefused(clause) || MEANT_FOR.test(clause) || TURNED_AWAY.test(folded.slice(unit.body.start, unit.body.end));
}

/**
 * Whether a word for a person is used as a noun: not beside the noun it describes ("lady teacher", "vendedor varón"), nor alone
 * in a list.
 */
function isNoun({ folded, unit: { body } }: Place, { start, end }: Range) {
  const [, before = ''] = /([a-z']+) $/.exec(folded.slice(body.start, start)) ?? [];
  const [, after = ''] = /^ ([a-z']+)/.exec(folded.slice(end, Math.max(end, body.end))) ?? [];
  const words = folded.slice(start, end);
  if (NOUNS_ES.test(words) && contentWords(before).length > 0 && !VERB_BEFORE.test(before)) return false;
  if (SINGLE.test(words) && contentWords(after).length > 0 && !/(?:ing|s|ed)$/.test(after)) return false;
  const clause = clauseAt(folded, { body }, { start, end }).trim();
  const isMere = NOUNS_ES.test(words) || SINGLE.test(words);
  return clause !== words || (!isMere && folded.slice(body.start, body.end).trim() === words);
}
const NOUNS_ES = /^(?:hombres?|mujer(?:es)?|varon(?:es)?|caballeros?|damas?|senoritas?|chic[oa]s?)$/;
const VERB_BEFORE =
  /^(?:busc|necesit|contrat|solicit|coge|quier|quer|requier|selecciona|precis|incorpor|urge|falta|buena?|dos|tres|cuatro|cinco)/;
const SINGLE = /(?:^| )(?:guy|lad|boy|girl|man|woman|lady|gal|bloke|chap|gentleman|male|female)$/;

/** A match group with its original capitals and accents. */
function writtenAs({ text, folded }: Place, { start, end }: Range, group: string) {
  const at = folded.slice(start, end).indexOf(group);
  return at < 0 ? group : text.slice(start + at, start + at + group.length);
}

const inCaseOf = (words: string, said: string) =>
  /^\p{Lu}/u.test(words) && !/^\p{Lu}{2}/u.test(words) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
