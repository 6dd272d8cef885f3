import type { AdvertKind } from '../../values/advert-kinds.ts';
import { LANGUAGE_NAMES } from './language.ts';

export interface Wording {
  /** Of a folded text. `LANGUAGE` stands for the names of languages. */
  pattern: RegExp;
  /** Undefined stands for every kind. */
  kinds?: readonly AdvertKind[];
  /** Names people, so it says nothing neutral where they are refused or preferred ("no women", "men only"). */
  isPerson?: boolean;
  /** What articles and adjectives beside a Spanish wording agree with. */
  gender?: 'masculine' | 'feminine' | 'both';
  /** What to say where the words are a whole part of a sentence. `$1` is the first group. */
  item?: string;
  /** A noun by itself: beside another noun the same word would be an adjective. */
  standsAlone?: boolean;
  /** The groups of the match, and what follows it in the sentence. */
  say: (match: readonly [string, ...(string | undefined)[]], after: string) => string;
}

/** The same wordings with the names of languages in place. */
export const withLanguages = (wordings: readonly Wording[]): readonly Wording[] =>
  wordings.map((wording) =>
    wording.pattern.source.includes('LANGUAGE')
      ? {
          ...wording,
          pattern: new RegExp(
            wording.pattern.source
              .replaceAll('(LANGUAGE)', `(${LANGUAGE_NAMES})`)
              .replaceAll('LANGUAGE', `(?:${LANGUAGE_NAMES})`),
            'g',
          ),
        }
      : wording,
  );
