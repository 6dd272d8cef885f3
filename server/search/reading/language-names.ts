import { LANGUAGES } from '#contract/values/languages.ts';
import { plainText, type Span } from './plain-text.ts';

/** Other names of a language, in Spanish and in the language itself. */
const OTHER_NAMES: Record<string, string> = {
  Arabic: 'árabe',
  Basque: 'euskera|vasco',
  Catalan: 'catalán|català',
  Czech: 'checo',
  Danish: 'danés|dansk',
  Dutch: 'neerlandés|holandés|nederlands',
  English: 'inglés|inglesa',
  Farsi: 'persian|persa',
  Finnish: 'finés|suomi',
  French: 'francés|français',
  Galician: 'gallego|galego',
  German: 'alemán|deutsch',
  Greek: 'griego',
  Hebrew: 'hebreo',
  Hindi: 'hindi',
  Hungarian: 'húngaro',
  Italian: 'italiano',
  Japanese: 'japonés',
  Korean: 'coreano',
  Mandarin: 'chinese|chino|mandarín|mandarin chinese',
  Norwegian: 'noruego|norsk',
  Polish: 'polaco|polski',
  Portuguese: 'portugués|português|brazilian portuguese',
  Romanian: 'rumano',
  Russian: 'ruso',
  Spanish: 'español|castellano|castilian|habla hispana|hispanohablante|hispanohablantes',
  Swedish: 'sueco|svenska',
  Turkish: 'turco',
  Ukrainian: 'ucraniano',
  Vietnamese: 'vietnamita',
};

/** All names of languages, with the English name of each. */
export const languageWords = (): [word: string, language: string][] => [
  ...LANGUAGES.map((language): [string, string] => [language, language]),
  ...Object.entries(OTHER_NAMES).flatMap(([language, words]) =>
    words.split('|').map((word): [string, string] => [word, language]),
  ),
];

const LANGUAGE_OF = new Map(languageWords().map(([word, language]) => [plainText(word).plain, language]));
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...LANGUAGE_OF.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

export interface LanguageMention extends Span {
  /** The language's English name. */
  language: string;
}

/** Every language name in a plain text, even where it means something else. */
export const languageMentions = (plain: string): LanguageMention[] =>
  [...plain.matchAll(NAME)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    language: LANGUAGE_OF.get(word)!,
  }));

/** Names that mean something else in lower case: "polish the deck". */
const CAPITAL_ONLY = new Set(
  'polish english german french dutch danish swedish turkish spanish welsh czech greek twi ewe lao mandarin fula akan vasco chino turco persa griego checo ruso'.split(
    ' ',
  ),
);
/** Names that mean something else without their accent: "fines de semana". */
const ACCENTED = new Set(['fines']);

/** Whether a name is spelled like a language: `written` is the original spelling, `word` the plain one. */
export const isWrittenAsLanguage = (word: string, written: string): boolean =>
  !(CAPITAL_ONLY.has(word) && !/^\p{Lu}/u.test(written)) && !(ACCENTED.has(word) && /^[a-z]+$/i.test(written));
