import { browserStorage } from '../lib/browser-state.ts';

export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

const KEY = 'lang';
const known = (tag: string | null | undefined) =>
  LANGUAGE_CODES.find((code) => code === tag?.slice(0, 2).toLowerCase());

/** The reader's stored choice, otherwise the first supported browser language, otherwise the page's language. */
export function preferredLanguage(): Language {
  const offered = navigator.languages.map(known).find(Boolean);
  return known(browserStorage.read(KEY) ?? cookie()) ?? offered ?? known(document.documentElement.lang) ?? 'en';
}

/** Stores the choice, also as a cookie, by which the server selects the prerendered page. */
export function rememberLanguage(language: Language) {
  browserStorage.store(KEY, language);
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

const cookie = () => document.cookie.match(/(?:^|; )lang=(\w+)/)?.[1];

/** The shape of another language's messages: the same keys, and lists of the same length. */
export type SameShape<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string ? string : SameShape<Messages[Key]>;
};
