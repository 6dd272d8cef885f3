import {
  keyOf,
  type TermLookup,
  type Meaning,
  needsCapital,
  normaliseToken,
  tokensOf,
  type WordKind,
} from './words/term-lookup.ts';

export interface ReadWord {
  /** Words with the same meaning share a key ("Spain", "españoles"). */
  key: string;
  /** The word as written; ordinary words in lower case. */
  word: string;
  kind: WordKind;
}

/** Whether the blind reading leaves the word out. */
export const isRedacted = ({ kind }: Pick<ReadWord, 'kind'>) => kind !== 'word' && kind !== 'language';

/** Reads the words of a text with their kinds. A term of several words counts as one. */
export function readWords(text: string, lookup: TermLookup): ReadWord[] {
  const tokens = tokensOf(text.normalize('NFC'));
  const norms = tokens.map(normaliseToken);
  const words: ReadWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const { length, meaning } = phraseAt(tokens, norms, at, lookup);
    const key = norms.slice(at, at + length).join(' ');
    const written = tokens
      .slice(at, at + length)
      .join(' ')
      .replace(/^\.+|\.+$/g, '');
    if (key !== '') {
      const read = meaning ? classify(key, meaning, norms, at, length) : plain(key);
      words.push({ word: PROPER.has(read.kind) ? written : written.toLowerCase(), ...read });
    }
    at += length;
  }
  return words;
}

/** Kinds that keep their capital letter. */
const PROPER = new Set<WordKind>(['name', 'place', 'nationality', 'language']);

/** The longest known term that starts here, otherwise a single word without a meaning. */
function phraseAt(tokens: string[], norms: string[], at: number, { meanings, longest }: TermLookup) {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const key = norms.slice(at, at + length).join(' ');
    const meaning = meanings.get(key);
    if (meaning && (isCapital(tokens[at]!) || !needsCapital(key, meaning)) && !isOrdinary(tokens, norms, at, key))
      return { length, meaning };
  }
  return { length: 1, meaning: undefined };
}

/** A place or name that is also a common word counts only after a place preposition or mid-sentence. */
const isOrdinary = (tokens: string[], norms: string[], at: number, key: string) =>
  key === 'la'
    ? tokens[at] !== 'LA' || tokens[at + 1]?.toUpperCase() === tokens[at + 1]
    : COLLISIONS.has(key) && !LEADING.has(norms[at - 1] ?? '') && !/^\p{Lu}/u.test(tokens[at - 1] ?? 'A');

const isCapital = (token: string) => /^\p{Lu}/u.test(token);

/** Strips the plural: "closers" -> "closer". */
const plain = (key: string) => ({ key: key.length > 3 ? key.replace(/s$/, '') : key, kind: 'word' as const });

const PASSPORT = setOf(
  'national nationals citizen citizens citizenship nationality passport passports born origin descent',
);
const PASSPORT_ES = setOf(
  'nacionalidad ciudadano ciudadana ciudadanos ciudadania pasaporte nacido nacida origen raices',
);
const PEOPLE =
  setOf(`applicant applicants candidate candidates people person persons man men woman women worker workers employee employees
  only family families culture market markets customer customers client clients team office company companies business businesses
  candidato candidata candidatos personas persona hombre mujer trabajadores mercado cliente clientes equipo oficina empresa empresas`);
const NEAR = 2;

/** "Spanish" is a language, or a nationality next to a word about people, passports or markets. */
function classify(key: string, meaning: Meaning, norms: string[], at: number, length: number): Omit<ReadWord, 'word'> {
  const { language, nation, isPeople, city, loaded, isName, isNeutral } = meaning;
  if (isNeutral) return plain(key);
  if (city) return { key: placeKey(city), kind: 'place' };
  if (nation && (!isPeople || isOfPeople(norms, at, length))) return { key: nationKey(nation), kind: 'nationality' };
  if (language) return { key: languageKey(language), kind: 'language' };
  if (loaded) return { key, kind: loaded };
  return isName ? { key: nameKey(key), kind: 'name' } : plain(key);
}

function isOfPeople(norms: string[], at: number, length: number) {
  const after = norms.slice(at + length, at + length + NEAR);
  const before = norms.slice(Math.max(0, at - NEAR), at);
  return (
    PEOPLE.has(after[0] ?? '') || [...before, ...after].some((word) => PASSPORT.has(word) || PASSPORT_ES.has(word))
  );
}

export const placeKey = (city: string) => `place:${keyOf(city)}`;
export const nationKey = (code: string) => `nation:${code}`;
export const languageKey = (language: string) => `language:${keyOf(language)}`;
export const nameKey = (name: string) => `name:${keyOf(name)}`;

/** Cities and countries that are common words of Spanish or English. */
const COLLISIONS = setOf(
  'reunion chile granada lagos malta cuba colonia lima palma cali nice reading bath cork turkey jordan guinea santiago rosario valencia victoria mercedes leon toledo tours nancy split',
);
/** Words that precede a place: "in Granada", "vives en Lima". */
const LEADING = setOf('in en at near from de desde to a around for para live based office oficina ciudad city');

function setOf(list: string) {
  return new Set(list.split(/\s+/));
}
