import { LANGUAGES } from '#contract/values/languages.ts';

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
