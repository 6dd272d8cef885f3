import type { AdvertKind } from '#contract/values/advert-kinds.ts';
import { AGE_PHRASES } from '../lexicon/phrases-age.ts';
import { BODY_PHRASES } from '../lexicon/phrases-body.ts';
import { CULTURE_PHRASES } from '../lexicon/phrases-culture.ts';
import { GENDER_PHRASES } from '../lexicon/phrases-gender.ts';
import { ORIGIN_PHRASES } from '../lexicon/phrases-origin.ts';
import { INNOCENT, EVERY_SEX } from '../lexicon/innocent.ts';
import * as contexts from '../lexicon/contexts.ts';
import { namesInBraces } from '../lexicon/names.ts';
import { MENTIONS } from '../lexicon/people.ts';
import { type Mention, type Phrase, sourceOf, wholeWords } from '../lexicon/rule.ts';

export interface Patterns {
  innocent: RegExp[];
  phrases: (Phrase & { expression: RegExp })[];
  mentions: (Mention & { expression: RegExp })[];
  excludingBefore: RegExp;
  excludingAfter: RegExp;
  preferringBefore: RegExp;
  preferringAfter: RegExp;
  strict: RegExp;
  customersBefore: RegExp;
  customersAfter: RegExp;
  lawful: RegExp;
  notAsked: RegExp;
  welcoming: RegExp;
  turning: RegExp;
}

let compiled: Patterns | undefined;

/** All lists, compiled once. */
export function patterns(): Patterns {
  compiled ??= compile();
  return compiled;
}

const before = (words: string, between: number) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${sourceOf(words)})(?:[ ,:"'(¿]+[^\\s,.]+){0,${between}}[ ,:"'(]*$`, 'u');
const after = (words: string, between: number) =>
  new RegExp(`^(?:[ ,"')]+[^\\s.]+){0,${between}}?[ ,:"')(]*(?:${sourceOf(words)})(?![\\p{L}\\p{N}])`, 'u');
const anywhere = (words: string) => new RegExp(wholeWords(words).source, 'u');

function compile(): Patterns {
  const names = namesInBraces();
  const filled = (pattern: string) => pattern.replace(/\{([a-z_]+)\}/g, (whole, name: string) => names[name] ?? whole);
  return {
    innocent: [wholeWords(INNOCENT), new RegExp(`(?<![\\p{L}\\p{N}])(?:${EVERY_SEX.replace(/\n\s*/g, '')})(?![\\p{L}\\p{N}])`, 'gu')],
    phrases: [...GENDER_PHRASES, ...AGE_PHRASES, ...ORIGIN_PHRASES, ...BODY_PHRASES, ...CULTURE_PHRASES].map((phrase) => ({
      ...phrase,
      expression: wholeWords(filled(phrase.pattern)),
    })),
    mentions: MENTIONS.map((mention) => ({ ...mention, expression: wholeWords(mention.words) })),
    excludingBefore: before(contexts.EXCLUDING_BEFORE, 2),
    excludingAfter: after(contexts.EXCLUDING_AFTER, 3),
    preferringBefore: before(contexts.PREFERRING_BEFORE, 2),
    preferringAfter: after(contexts.PREFERRING_AFTER, 2),
    strict: anywhere(contexts.STRICT),
    customersBefore: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${sourceOf(`${contexts.CUSTOMERS}|${contexts.SERVING}`)})(?: +(?!want|ask|prefer|insist|like|say|expect|need|look|search|requir|solicit|busc|pid|quier)[^\\s,.:;"]+){0,3}[ (]*$`,
      'u',
    ),
    customersAfter: after(contexts.CUSTOMERS, 1),
    lawful: anywhere(contexts.LAWFUL),
    notAsked: anywhere(contexts.NOT_ASKED),
    welcoming: anywhere(contexts.WELCOMING),
    turning: wholeWords(contexts.TURNING),
  };
}

/** The kinds that are looked for, as a check of the lists: every kind but "years" has rules here. */
export const kindsInLists = (): Set<AdvertKind> =>
  new Set([...patterns().phrases, ...patterns().mentions].map(({ kind }) => kind));
