import { LANGUAGES } from '#contract/values/languages.ts';
import { demonyms, nationWords } from '../../platform/places/nations.ts';
import { languageWords } from '../../search/reading/language-names.ts';
import { plainText } from '../../search/reading/plain-text.ts';
import { FAITH } from './phrases-origin.ts';

const alternatives = (words: Iterable<string>) =>
  `(?:${[...new Set(words)]
    .map((word) => plainText(word).plain.replace(/[.]/g, ''))
    .filter((word) => /^[a-z][a-z ]+$/.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})`;

/** Peoples of regions, beside those of countries. */
const REGIONS = `african|africans|european|europeans|latin american|latin americans|south american|eastern european|eastern europeans|western|arab|arabs|
  africano|africana|africanos|africanas|europeo|europea|europeos|latinoamericano|latinoamericana|latinoamericanos|sudamericano|sudamericana|sudamericanos|árabe|árabes|
  catalan|catalans|catalán|catalana|catalanes|vasco|vasca|vascos|andaluz|andaluza|andaluces|gallego|gallega|gallegos|madrileño|madrileña|madrileños|inglés|inglesa|ingleses`
  .split('|')
  .map((word) => word.trim());
/** Singular in Spanish, although they end like a plural; "solo francés" asks for a language. */
const SINGULAR = /(?:swiss|es)$/;
const PLURAL_IN_ES = /(?:[sz]es|alemanes|catalanes|espanoles|letones|ies)$/;

/** The alternatives behind the names in braces in the lists of phrases. */
export function namesInBraces(): Record<string, string> {
  const peoples = [...demonyms(), ...REGIONS];
  const plurals = peoples.filter((word) => {
    const { plain } = plainText(word);
    return plain.endsWith('s') && (!SINGULAR.test(plain) || PLURAL_IN_ES.test(plain));
  });
  const people = alternatives(peoples);
  const many = alternatives(plurals);
  return {
    demonym: people,
    gentilicio: people,
    demonym_plural: many,
    gentilicios: many,
    country: alternatives(nationWords().flatMap(([word]) => (/^\p{Lu}/u.test(word) ? [word] : []))),
    language: alternatives([...LANGUAGES, ...languageWords().map(([word]) => word)]),
    faith: `(?:${FAITH})`,
  };
}
