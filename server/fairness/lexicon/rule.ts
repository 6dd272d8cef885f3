import type { AdvertKind } from '#contract/values/advert-kinds.ts';

/** Words for a group of people, as alternatives of a regular expression over plain text. */
export interface Mention {
  kind: AdvertKind;
  words: string;
  /** A finding whenever it is about applicants, even without words of preference or exclusion beside it. */
  isClear?: boolean;
  /** A subject, not a group: never a requirement in a sentence about customers or about what isn't required. */
  isTheme?: boolean;
  /** "Welcome" doesn't make it harmless, because this group is rarely excluded. */
  isDominant?: boolean;
}

/** A phrase that is a finding on its own. */
export interface Phrase {
  kind: AdvertKind;
  /** A regular expression over plain text: lower case, no accents. A space also matches a hyphen. */
  pattern: string;
  /** Excludes people; otherwise it only discourages them. */
  excludes?: boolean;
  /** Also a finding in a sentence about what doesn't matter, because the phrase itself is the requirement. */
  isFirm?: boolean;
  /** Neutral replacement in the language of the phrase; without one, the phrase is removed. */
  instead?: string;
}

/**
 * Compiles alternatives into one expression that matches whole words. "@" is any gendered Spanish ending, and a space also
 * matches a hyphen. No alternative contains nested repetition, so matching takes linear time.
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
