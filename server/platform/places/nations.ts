import { PEOPLE } from './peoples.ts';

const OTHER_NAMES: Record<string, string> = {
  AE: 'uae|dubai',
  CZ: 'czech republic|república checa',
  GB: 'uk|u.k|britain|great britain|england|scotland|wales|inglaterra|escocia|gran bretaña|reino unido',
  NL: 'holland|the netherlands|holanda',
  TR: 'turkey|turquía',
  US: 'usa|u.s|u.s.a|eeuu|ee.uu|united states of america',
};

/** Words for the people of all countries, in every number and gender: [word, ISO code]. */
export const demonyms = (): [word: string, code: string][] =>
  Object.entries(PEOPLE).flatMap(([code, words]) => {
    const all = words
      .split('|')
      .flatMap((word) => (/[eé]s$/.test(word) ? [word, ...inflected(word.slice(0, -2) + 'es')] : inflected(word)));
    return [...new Set(all)].map((word): [string, string] => [word, code]);
  });

const inflected = (word: string) =>
  /(?:o|os|es[ao]?)$/.test(word)
    ? [
        word,
        ...['o', 'a', 'os', 'as'].map(
          (end) => word.replace(/os?$/, '') + (word.endsWith('es') ? end.replace('o', 'e') : end),
        ),
      ]
    : [word];

/** Words for a country and its people: [word, ISO code]. */
export function nationWords(): [word: string, code: string][] {
  const names = ['en', 'es'].flatMap((language) => {
    const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter((code) => !NO_COUNTRIES.has(code))
      .flatMap((code): [string, string][] => {
        const name = regions.of(code);
        return name ? [[name, code]] : [];
      });
  });
  const listed = [PEOPLE, OTHER_NAMES].flatMap((table) =>
    Object.entries(table).flatMap(([code, words]) => words.split('|').map((word): [string, string] => [word, code])),
  );
  return [...names, ...listed];
}

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
/** Codes of regions that are not countries, and obsolete ones. */
const NO_COUNTRIES = new Set([
  'AN',
  'BU',
  'CS',
  'DD',
  'EU',
  'EZ',
  'FX',
  'NT',
  'QO',
  'SU',
  'TP',
  'UK',
  'UN',
  'XA',
  'XB',
  'YD',
  'YU',
  'ZR',
  'ZZ',
]);
