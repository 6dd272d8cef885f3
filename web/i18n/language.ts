export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

const KEY = 'lang';
const known = (tag: string | null | undefined) =>
  LANGUAGE_CODES.find((code) => code === tag?.slice(0, 2).toLowerCase());

/** The reader's choice, else the browser's first known language, else the page's. */
export function preferredLanguage(): Language {
  const offered = navigator.languages.map(known).find(Boolean);
  return known(stored()) ?? offered ?? known(document.documentElement.lang) ?? 'en';
}

/** Keeps the choice, also as a cookie, by which the server picks the prerendered page. */
export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be closed; the cookie is enough.
  }
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
}

const cookie = () => document.cookie.match(/(?:^|; )lang=(\w+)/)?.[1];

function stored() {
  try {
    return localStorage.getItem(KEY) ?? cookie();
  } catch {
    return cookie();
  }
}
