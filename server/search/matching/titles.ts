import { LRUCache } from 'lru-cache';
import { normalise } from '../query/words.ts';
import { comparedWords, nameKey, STOP_WORDS } from '../vocabulary/keys.ts';
import {
  EXACT_NAMES,
  MEANINGS,
  nearTo,
  professionsIn,
  SELLING_PROFESSIONS,
  withIncluded,
} from '../vocabulary/names.ts';
import type { Outcome } from './outcome.ts';

/** A title, ready to compare. */
export interface ReadTitle {
  /** As written, without remarks. */
  text: string;
  /** Names of professions, or the title's own words if the vocabulary knows none. */
  names: readonly string[];
  /** Professions that match fully, and those that match in part. */
  whole: ReadonlySet<string>;
  near: ReadonlySet<string>;
  /** Stems of the words that say what the person does. */
  words: readonly string[];
  /** True if it names no profession, only a word that many titles share, such as "Manager". */
  isGeneral: boolean;
}

/** "(m/f/d)", "Jefe/a", "vendedor(a)": who may apply, not the job. */
const GENDER_FORMS =
  /\((?:[a-z]{1,3}\s*[/|,]\s*)+[a-z]{1,3}\)|\/(?:[aox]|as|os|ora|er[ao]s?)(?![\p{L}])|\((?:a|o|as|os)\)/giu;
/** One profession under several names: "SDR / BDR", "Closer o Account Executive". */
const ALTERNATIVES = /\s*[/|]\s*|\s+(?:or|o|u)\s+/iu;
const REMARKS = /[,;:(–—]|\s-\s/u;
/** Words that appear in titles of many professions. */
const GENERAL = new Set(
  'manager director lead head chief officer executive representative specialist agent associate assistant coordinator consultant team sale venta gerente jefe responsable encargado ejecutivo representante agente asistente coordinador equipo'
    .split(' ')
    .map(nameKey),
);

const remembered = new LRUCache<string, { title: ReadTitle | null }>({ max: 5000 });

/** Reads a title. Cached by text. */
export function readTitle(text: string): ReadTitle | null {
  let known = remembered.get(text);
  if (!known) remembered.set(text, (known = { title: read(text) }));
  return known.title;
}

function read(text: string): ReadTitle | null {
  const plain = text
    .replace(GENDER_FORMS, ' ')
    .replace(/\bsales(?:wo)?m[ae]n\b/gi, 'sales representative')
    .replace(/(?<!\p{L})\p{L}\p{Ll}{0,2}(?!\p{L})/gu, (word) => (isMistakable(word) ? ' ' : word));
  const alternatives = plain.split(ALTERNATIVES).map(
    (part) =>
      part
        .split(REMARKS)
        .map(professionsIn)
        .find((found) => found.length > 0) ?? [],
  );
  const professions = [...new Set(alternatives.flat())];
  const words = tellingWords(plain);
  const written = (text.replace(GENDER_FORMS, ' ').split(REMARKS)[0]! || text).trim();
  if (professions.length > 0)
    return {
      text: written,
      names: professions.map(({ title }) => title),
      whole: withIncluded(professions),
      near: nearTo(professions),
      words,
      isGeneral: false,
    };
  const selling = MEANINGS.get(nameKey(plain.split(REMARKS)[0]!))?.selling;
  const names = [...new Set(comparedWords(plain).filter(isTelling))];
  if (names.length === 0) return null;
  return {
    text: written,
    names,
    whole: new Set(selling === 'people' ? ['Sales Representative'] : []),
    near: selling ? SELLING_PROFESSIONS[selling] : new Set(),
    words,
    isGeneral: words.every((word) => GENERAL.has(word)),
  };
}

/** A filler word that is also an abbreviation: "Se busca closer" names no SE. */
const isMistakable = (word: string) => STOP_WORDS.has(normalise(word)) && MEANINGS.has(nameKey(word));
const isTelling = (word: string) => !STOP_WORDS.has(word) && !EXACT_NAMES.has(nameKey(word)) && /\p{L}{2}/u.test(word);
const tellingWords = (text: string) => [...new Set(comparedWords(normalise(text)).filter(isTelling).map(nameKey))];

/** Compares an offered title with the requested one. */
export function compareTitles(asked: ReadTitle, offered: ReadTitle | null): Outcome {
  const isKnown = asked.whole.size > 0 || asked.near.size > 0;
  const none: Outcome = { met: [], partly: [], missing: isKnown ? [...asked.names] : [asked.text], share: 0 };
  if (!offered) return none;
  const professions = offered.whole.size > 0 && !offered.isGeneral ? offered.names : [];
  const met: Outcome = { met: [...asked.names], partly: [], missing: [], share: 1 };
  const partly: Outcome = { met: [], partly: [...asked.names], missing: [], share: 0.5 };
  if (professions.some((title) => asked.whole.has(title))) return met;
  if (professions.some((title) => asked.near.has(title)) || asked.names.some((name) => offered.whole.has(name)))
    return partly;
  if (isKnown && professions.length > 0) return none;
  const shared = asked.words.filter((word) => offered.words.includes(word));
  if (asked.isGeneral) return shared.length === asked.words.length ? partly : none;
  const telling = asked.words.filter((word) => !GENERAL.has(word));
  const isMet = (word: string) => offered.words.includes(nameKey(word));
  if (!telling.some((word) => offered.words.includes(word))) return none;
  if (isKnown) return shared.length === asked.words.length ? met : partly;
  return {
    met: asked.names.filter(isMet),
    partly: [],
    missing: asked.names.filter((word) => !isMet(word)),
    share: shared.length / asked.words.length,
  };
}
