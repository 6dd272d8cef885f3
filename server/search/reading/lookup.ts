import { placeKey } from '#contract/values/countries.ts';
import type { Dictionary, Term } from '../query/dictionary.ts';
import { professionsIn, MEANINGS } from '../vocabulary/names.ts';
import { COUNTRIES_BY_NAME } from '../vocabulary/places.ts';
import { type Skill, SKILLS_BY_FIRST_NAME } from '../vocabulary/skills.ts';
import { nameKey } from '../vocabulary/keys.ts';

/** Looks up the dictionary's terms by meaning. */
export interface Lookup {
  /** Titles and skills that contain the key's words in sequence. */
  containing(key: string): Term[];
  /** Titles and skills with a word that starts with the letters; if none, those that contain the letters anywhere. */
  lettered(letters: string): Term[];
  /** Whether the key is a complete title or skill. */
  isName(key: string): boolean;
  titlesOf(professions: ReadonlySet<string>): Term[];
  skillsOf(skills: readonly Skill[]): Term[];
  placesNamed(names: readonly string[]): Term[];
  isCity(name: string): boolean;
}

const lookups = new WeakMap<Dictionary, { version: number; lookup: Lookup }>();

/** The lookup for the dictionary's current version. */
export function lookupOf(dictionary: Dictionary): Lookup {
  const known = lookups.get(dictionary);
  if (known?.version === dictionary.version) return known.lookup;
  const lookup = buildLookup(dictionary);
  lookups.set(dictionary, { version: dictionary.version, lookup });
  return lookup;
}

const push = <Key>(map: Map<Key, Term[]>, key: Key, term: Term) => {
  const list = map.get(key);
  if (list) list.push(term);
  else map.set(key, [term]);
};

function buildLookup({ searched, counted }: Dictionary): Lookup {
  const keyed = searched.map((term) => ({ term, key: ` ${nameKey(term.norm)} ` }));
  const byWord = new Map<string, { term: Term; key: string }[]>();
  const names = new Set<string>();
  const byProfession = new Map<string, Term[]>();
  for (const entry of keyed) {
    names.add(entry.key.trim());
    for (const word of new Set(entry.key.trim().split(' '))) byWord.set(word, [...(byWord.get(word) ?? []), entry]);
    if (entry.term.kind === 'title')
      for (const { title } of professionsIn(entry.term.norm)) push(byProfession, title, entry.term);
  }
  const byPlace = new Map<string, Term[]>();
  for (const term of counted) if (term.kind === 'loc') push(byPlace, placeKey(term.norm), term);
  const containing = (key: string) =>
    (byWord.get(key.split(' ')[0]!) ?? []).filter((entry) => entry.key.includes(` ${key} `)).map(({ term }) => term);
  const bySkill = new Map<Skill, Term[]>();
  const withLetters = searchNames(searched);
  return {
    containing,
    lettered: (letters) => {
      const beginning = withLetters(` ${letters}`);
      return beginning.length > 0 ? beginning : withLetters(letters);
    },
    isName: (key) => names.has(key),
    titlesOf: (professions) => [...new Set([...professions].flatMap((title) => byProfession.get(title) ?? []))],
    skillsOf: (skills) => [
      ...new Set(
        skills.flatMap((skill) => {
          let terms = bySkill.get(skill);
          if (!terms) {
            const names = [skill, ...skill.includes.map((name) => SKILLS_BY_FIRST_NAME.get(name)!)];
            terms = [...new Set(names.flatMap((one) => one.names.map(nameKey).flatMap(containing)))];
            bySkill.set(skill, terms);
          }
          return terms;
        }),
      ),
    ],
    placesNamed: (wanted) => [...new Set(wanted.flatMap((name) => byPlace.get(name) ?? []))],
    isCity: (name) => byPlace.has(name) && !COUNTRIES_BY_NAME.has(name) && !MEANINGS.has(name),
  };
}

/** Finds terms by letters in their names. The names are joined, because one native search is far faster than one per name. */
function searchNames(terms: readonly Term[]) {
  let names = '';
  const ends = terms.map(({ norm }) => (names += ` ${norm}\n`).length);
  return (letters: string): Term[] => {
    const found: Term[] = [];
    for (let at = names.indexOf(letters), index = 0; at >= 0; at = names.indexOf(letters, ends[index++])) {
      while (ends[index]! <= at) index++;
      found.push(terms[index]!);
    }
    return found;
  };
}
