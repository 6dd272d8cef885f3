import { LANGUAGES, SPOKEN_CODES } from '#contract/values/languages.ts';

/** Names not in CLDR: endonyms, regional names, and broader ones that cover several languages. */
const OTHER_NAMES: Record<string, string> = {
  Arabic: 'arabe|arabic|arabigo',
  Basque: 'euskera|vasco|euskara|basque',
  Cantonese: 'chinese|chino|cantones',
  Catalan: 'catala|valenciano',
  Danish: 'dansk',
  Dutch: 'holandes|nederlands|flemish|flamenco',
  English: 'ingles|inglesa|british english|american english',
  Farsi: 'persian|persa',
  Filipino: 'tagalog|tagalo',
  Finnish: 'suomi|fines',
  French: 'frances|francais|francophone|francofono|francesa',
  Galician: 'galego',
  German: 'aleman|deutsch|alemana',
  Italian: 'italiana',
  Malay: 'malayo|bahasa',
  Mandarin: 'chinese|chino|mandarin chinese|mandarin|chino mandarin',
  Norwegian: 'norsk',
  Polish: 'polski',
  Portuguese: 'portugues|brazilian portuguese|portuguesa|lusophone',
  Spanish: 'espanol|espanola|castellano|castilian|hispanohablante|hispanohablantes|hispano|latino',
  Swedish: 'svenska',
};

/** Every language with its names in English and Spanish (CLDR through Intl). */
export const LANGUAGE_NAMES: readonly { language: string; names: readonly string[] }[] = LANGUAGES.map(
  (language, index) => {
    const code = SPOKEN_CODES[index]!;
    const translated = code === '-' ? [] : ['en', 'es'].map((shown) => namesIn(shown).of(code) ?? language);
    return { language, names: [...new Set([language, ...translated, ...(OTHER_NAMES[language]?.split('|') ?? [])])] };
  },
);

function namesIn(shown: string) {
  return new Intl.DisplayNames(shown, { type: 'language', fallback: 'none' });
}
