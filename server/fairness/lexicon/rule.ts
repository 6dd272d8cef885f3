import type { AdvertKind } from '#contract/values/advert-kinds.ts';

/** Words for a group of people. The words are alternatives of a regular expression over plain text. */
export interface Mention {
  kind: AdvertKind;
  words: string;
  /** A finding wherever the advert speaks about applicants, even without words of preference or exclusion beside it. */
  isClear?: boolean;
  /** A subject, not a group: a sentence about customers or what isn't asked never makes it a demand. */
  isTheme?: boolean;
  /** "Welcome" doesn't make it harmless: it names those who are rarely turned away. */
  isDominant?: boolean;
}

/** A phrase that is a finding by itself. */
export interface Phrase {
  kind: AdvertKind;
  /** A regular expression over plain text: lower case, no accents. A blank stands for blanks or a hyphen. */
  pattern: string;
  /** Turns somebody away; otherwise it only puts people off. */
  excludes?: boolean;
  /** Also a finding in a sentence about what doesn't matter, because the phrase itself is the demand. */
  isFirm?: boolean;
  /** Neutral words to use instead, in the language of the phrase; without them, the phrase is removed. */
  instead?: string;
}

/**
 * Compiles alternatives into one expression that matches whole words. "@" is any gendered ending of Spanish, and a blank also
 * matches a hyphen. No alternative contains nested repetition, so matching time grows with the length of the text.
 */
export const wholeWords = (alternatives: string) => new RegExp(wholeWordsSource(alternatives), 'gu');

export const wholeWordsSource = (alternatives: string) =>
  `(?<![\\p{L}\\p{N}])(?:${sourceOf(alternatives)})(?![\\p{L}\\p{N}])`;

export const sourceOf = (alternatives: string) =>
  alternatives
    .replace(/\n\s*/g, '')
    .replace(/@/g, '(?:[oaex]s?|@s?|[oa][(/]-?[oa]s?\\)?)')
    .replace(/ \?/g, '[\\s-]?')
    .replace(/(?<!\[[^\]]*) /g, '[ \\t\\u00a0-]{1,2}');
