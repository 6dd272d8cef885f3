import { AGE_PHRASES } from '../lexicon/phrases-age.ts';
import { BODY_PHRASES } from '../lexicon/phrases-body.ts';
import { CULTURE_PHRASES } from '../lexicon/phrases-culture.ts';
import { GENDER_PHRASES } from '../lexicon/phrases-gender.ts';
import { ORIGIN_PHRASES } from '../lexicon/phrases-origin.ts';
import { INNOCENT, EVERY_SEX } from '../lexicon/innocent.ts';
import * as contexts from '../lexicon/contexts.ts';
import { namesIn } from '../lexicon/names.ts';
import { MENTIONS } from '../lexicon/people.ts';
import { BODY_VOCABULARY } from '../lexicon/vocabulary-body.ts';
import { BELIEF_VOCABULARY } from '../lexicon/vocabulary-belief.ts';
import { GROUP_VOCABULARY } from '../lexicon/vocabulary-groups.ts';
import { SPEECH_VOCABULARY } from '../lexicon/vocabulary-speech.ts';
import { TRAIT_VOCABULARY } from '../lexicon/vocabulary-traits.ts';
import { CLASS_VOCABULARY } from '../lexicon/vocabulary-class.ts';
import { LIFE_VOCABULARY } from '../lexicon/vocabulary-life.ts';
import { ORIGIN_VOCABULARY } from '../lexicon/vocabulary-origin.ts';
import { CLOSING, DEMANDING, LEADING } from '../lexicon/subjects.ts';
import { THEMES } from '../lexicon/themes.ts';
import { type Mention, type Phrase, sourceOf, wholeWords, wholeWordsSource } from '../lexicon/rule.ts';

export interface Patterns {
  innocent: RegExp[];
  mentions: (Mention & { expression: RegExp })[];
  /** By distance: directly before the mention, then with one and two words between. */
  excludingBefore: RegExp[];
  excludingAfter: RegExp;
  preferringBefore: RegExp[];
  preferringAfter: RegExp;
  strict: RegExp;
  customersBefore: RegExp;
  customersAfter: RegExp;
  lawful: RegExp;
  notAsked: RegExp;
  lawfulAll: RegExp;
  notAskedAll: RegExp;
  /** Which of these introduce a list, and what ends one. */
  leads: RegExp;
  closes: RegExp;
  demands: RegExp;
  welcoming: RegExp;
  retracted: RegExp;
  withdrawn: RegExp;
  turning: RegExp;
}

let compiled: Patterns | undefined;

type Compiled = Phrase & { expression: RegExp };

const PHRASES = [...GENDER_PHRASES, ...AGE_PHRASES, ...ORIGIN_PHRASES, ...BODY_PHRASES, ...CULTURE_PHRASES];
/** Their words count as subjects too: an advert that brings one up about applicants asks about more than the job. */
const VOCABULARY = [
  ...BODY_VOCABULARY,
  ...LIFE_VOCABULARY,
  ...ORIGIN_VOCABULARY,
  ...CLASS_VOCABULARY,
  ...SPEECH_VOCABULARY,
  ...BELIEF_VOCABULARY,
  ...GROUP_VOCABULARY,
  ...TRAIT_VOCABULARY,
].map((mention) => ({
  ...mention,
  isClear: true,
  isTheme: true,
}));
const NAMED = /\{([a-z_]+)\}/g;
let phrases: { plain: Compiled[]; named: (Phrase & { source: string })[] } | undefined;

/** The phrases to look for in a text. Those with placeholders in braces are compiled for the names that occur in the text. */
export function phrasesFor(text: string): Compiled[] {
  phrases ??= {
    plain: PHRASES.filter(({ pattern }) => pattern.search(NAMED) < 0).map((phrase) => ({
      ...phrase,
      expression: wholeWords(phrase.pattern),
    })),
    named: PHRASES.filter(({ pattern }) => pattern.search(NAMED) >= 0).map((phrase) => ({
      ...phrase,
      source: wholeWordsSource(phrase.pattern),
    })),
  };
  const names = namesIn(text);
  const named = phrases.named.map((phrase) => ({
    ...phrase,
    expression: new RegExp(
      phrase.source.replace(NAMED, (_, name: string) => names[name]!),
      'gu',
    ),
  }));
  return [...phrases.plain, ...named];
}

/** All other lists, compiled once. */
export function patterns(): Patterns {
  compiled ??= compile();
  return compiled;
}

const before = (words: string) =>
  [0, 1, 2].map(
    (between) =>
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${sourceOf(words)})(?:[ ,:"'(¿]+[^\\s,.]+){${between}}[ ,:"'(]*$`, 'u'),
  );
const after = (words: string, between: number) =>
  new RegExp(`^(?:[ ,"')]+[^\\s.]+){0,${between}}?[ ,:"')(]*(?:${sourceOf(words)})(?![\\p{L}\\p{N}])`, 'u');
const anywhere = (words: string) => new RegExp(wholeWords(words).source, 'u');

function compile(): Patterns {
  return {
    innocent: [
      wholeWords(INNOCENT),
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${EVERY_SEX.replace(/\n\s*/g, '')})(?![\\p{L}\\p{N}])`, 'gu'),
    ],
    mentions: [...MENTIONS, ...THEMES, ...VOCABULARY].map((mention) => ({
      ...mention,
      expression: wholeWords(mention.words),
    })),
    excludingBefore: before(contexts.EXCLUDING_BEFORE),
    excludingAfter: after(contexts.EXCLUDING_AFTER, 3),
    preferringBefore: before(contexts.PREFERRING_BEFORE),
    preferringAfter: after(contexts.PREFERRING_AFTER, 2),
    strict: anywhere(contexts.STRICT),
    customersBefore: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${sourceOf(`${contexts.CUSTOMERS}|${contexts.SERVING}`)})(?: +(?!want|ask|prefer|insist|like|say|expect|need|look|search|requir|solicit|busc|pid|quier)[^\\s,.:;"]+){0,3}[ (]*$`,
      'u',
    ),
    customersAfter: after(contexts.CUSTOMERS, 2),
    lawful: anywhere(contexts.LAWFUL),
    notAsked: anywhere(contexts.NOT_ASKED),
    lawfulAll: wholeWords(contexts.LAWFUL),
    notAskedAll: wholeWords(contexts.NOT_ASKED),
    leads: anywhere(LEADING),
    closes: anywhere(CLOSING),
    demands: anywhere(DEMANDING),
    welcoming: anywhere(contexts.WELCOMING),
    retracted: new RegExp(`^(?:${sourceOf(contexts.RETRACTED)})`, 'u'),
    withdrawn: anywhere(`${contexts.WITHDRAWN}|${contexts.ACCOMMODATED}`),
    turning: wholeWords(contexts.TURNING),
  };
}
