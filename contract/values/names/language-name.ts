import { LANGUAGES, SPOKEN_CODES } from '../languages.ts';

const codeOf = new Map<string, string>(LANGUAGES.map((name, index) => [name, SPOKEN_CODES[index]!]));
const namesIn = new Map<string, Intl.DisplayNames>();

/** Translates a spoken language, which is stored by its English name, to the language of the screen, capitalized to stand alone. */
export function languageName(name: string, language: string): string {
  const translated = languageInText(name, language);
  return translated === name ? name : translated[0]!.toLocaleUpperCase(language) + translated.slice(1);
}

/** The same within a sentence, where Spanish uses lower case. */
export function languageInText(name: string, language: string): string {
  const code = codeOf.get(name);
  if (language === 'en' || !code || code === '-') return name;
  let names = namesIn.get(language);
  if (!names) namesIn.set(language, (names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })));
  return names.of(code) ?? name.toLocaleLowerCase(language);
}

/** Several in one list: "Español, inglés". */
export const languageList = (names: readonly string[], language: string) =>
  names.map((name, index) => (index === 0 ? languageName(name, language) : languageInText(name, language))).join(', ');

/** "EN" for English; the first letters of a language without a code. */
export function languageCode(name: string): string {
  const code = codeOf.get(name);
  return (code && code !== '-' ? code : name.slice(0, 3)).toUpperCase();
}

const optionsIn = new Map<string, { value: string; label: string }[]>();

/** All spoken languages as options, translated and sorted. */
export function languageOptions(language: string) {
  let options = optionsIn.get(language);
  if (!options) {
    options = LANGUAGES.map((value) => ({ value, label: languageName(value, language) }));
    options.sort((a, b) => a.label.localeCompare(b.label, language));
    optionsIn.set(language, options);
  }
  return options;
}
