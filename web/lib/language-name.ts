import { LANGUAGES } from '#contract/values/languages.ts';

/** ISO 639 codes in the order of `LANGUAGES`; "-" for Twi, which the standard calls Akan. */
export const CODES =
  'af sq am ar hy as ay az bm eu be bn bs bg my yue ca ceb hr cs da prs nl en eo et ee fa fil fi fr gl ka de el gn gu ht ha haw he hi hmn hu is ig id ga it ja jv kn kk km rw ko ku ky lo lv ln lt lb mk mg ms ml mt cmn mi mr mn ne no or om ps pl pt pa qu ro ru sm sr st sn sd si sk sl so es sw sv tg ta te th ti tn tr tk - uk ur uz vi cy wo xh yi yo zu'.split(
    ' ',
  );
const codeOf = new Map<string, string>(LANGUAGES.map((name, index) => [name, CODES[index]!]));
const namesIn = new Map<string, Intl.DisplayNames>();

/** Translates a spoken language, which is stored by its English name, to the language of the screen. */
export function languageName(name: string, language: string): string {
  const code = codeOf.get(name);
  if (language === 'en' || !code || code === '-') return name;
  let names = namesIn.get(language);
  if (!names) namesIn.set(language, (names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })));
  const translated = names.of(code);
  return translated ? translated[0]!.toLocaleUpperCase(language) + translated.slice(1) : name;
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
