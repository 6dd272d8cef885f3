import { LANGUAGES } from '#contract/values/languages.ts';
import { demonyms, nationWords } from '../../platform/places/nations.ts';
import { languageWords } from '../../search/reading/language-names.ts';
import { plainText } from '../../search/reading/plain-text.ts';
import { FAITH } from './phrases-origin.ts';

const listed = (words: Iterable<string>): string[] =>
  [...new Set([...words].map((word) => plainText(word).plain.replace(/[.]/g, '')))].filter((word) =>
    /^[a-z][a-z ]+$/.test(word),
  );

/** Peoples of regions, in addition to those of countries. */
const REGIONS =
  `african|africans|european|europeans|latin american|latin americans|south american|eastern european|eastern europeans|western|arab|arabs|
  africano|africana|africanos|africanas|europeo|europea|europeos|latinoamericano|latinoamericana|latinoamericanos|sudamericano|sudamericana|sudamericanos|árabe|árabes|
  catalan|catalans|catalán|catalana|catalanes|vasco|vasca|vascos|andaluz|andaluza|andaluces|gallego|gallega|gallegos|madrileño|madrileña|madrileños|inglés|inglesa|ingleses`
    .split('|')
    .map((word) => word.trim());
/** Spanish singulars that end like a plural; "solo francés" asks for a language. */
const SINGULAR = /(?:swiss|es)$/;
const PLURAL_IN_ES = /(?:[sz]es|alemanes|catalanes|espanoles|letones|ies)$/;

const lists = (): Record<string, Set<string>> => {
  const peoples = listed([...demonyms().map(([word]) => word), ...REGIONS]);
  const people = new Set(peoples);
  const languages = new Set(listed([...LANGUAGES, ...languageWords().map(([word]) => word)]));
  const spanish = new Set(
    listed(nationWords().flatMap(([word]) => (/^\p{Ll}.*(?:os|as|es)$/u.test(word) ? [word] : []))),
  );
  const english = peoples.filter(
    (word) =>
      /(?:ans|ians|is|ese|ns|rs|ks|es)$/.test(word) &&
      !/(?:anos|inos|enos|eses|oles|anas|inas|enas|iles|alanes)$/.test(word) &&
      !spanish.has(word),
  );
  const many = new Set(
    peoples.filter((word) => word.endsWith('s') && (!SINGULAR.test(word) || PLURAL_IN_ES.test(word))),
  );
  return {
    demonym: people,
    demonym_en: new Set(english.filter((word) => many.has(word))),
    people: new Set(peoples.filter((word) => !languages.has(word))),
    gentilicio: people,
    demonym_plural: many,
    gentilicios: many,
    country: new Set(listed(nationWords().flatMap(([word]) => (/^\p{Lu}/u.test(word) ? [word] : [])))),
    language: languages,
  };
};

let known: { names: Record<string, Set<string>>; expression: RegExp } | undefined;

/**
 * Returns a regular expression for each placeholder in braces, limited to the words that occur in the text; most texts contain few.
 */
export function namesIn(plain: string): Record<string, string> {
  known ??= withExpression(lists());
  const found = new Set([...plain.matchAll(known.expression)].flatMap(({ 0: name }) => [name, ...name.split(' ')]));
  return {
    ...Object.fromEntries(
      Object.entries(known.names).map(([name, words]) => {
        const present = [...found].filter((word) => words.has(word)).toSorted((a, b) => b.length - a.length);
        return [name, present.length > 0 ? `(?:${present.join('|')})` : '(?!)'];
      }),
    ),
    faith: `(?:${FAITH})`,
  };
}

function withExpression(names: Record<string, Set<string>>) {
  const all = [...new Set(Object.values(names).flatMap((words) => [...words]))].toSorted((a, b) => b.length - a.length);
  return { names, expression: new RegExp(`(?<![a-z0-9])(?:${all.join('|')})(?![a-z0-9])`, 'g') };
}

/** Names of countries, peoples and languages in a text, with the list that each is on. */
export function namedIn(plain: string): { name: string; start: number; end: number }[] {
  known ??= withExpression(lists());
  const { names, expression } = known;
  return [...plain.matchAll(expression)].flatMap(({ index, 0: word }) =>
    ['country', 'language', 'people', 'demonym'].flatMap((name) =>
      names[name]!.has(word) ? [{ name, start: index, end: index + word.length }] : [],
    ),
  );
}
