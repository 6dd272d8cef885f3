import type { Span } from '../plain-text.ts';

/** A number of years or the name of a language that an advert may require. */
export interface Mention extends Span {
  kind: 'years' | 'language';
  /** Features of the mention itself. */
  clues: readonly string[];
}

export interface Surroundings {
  plain: string;
  sentences: readonly Span[];
  /** All mentions in the text, in order. */
  mentions: readonly Mention[];
}
