import type { AdvertKind } from '../../values/advert-kinds.ts';
import { LANGUAGE_NAMES } from './language.ts';

export interface Wording {
  /** Matches folded text. `LANGUAGE` is a placeholder for language names. */
  pattern: RegExp;
  /** Undefined matches every kind. */
  kinds?: readonly AdvertKind[];
  /** Names people, so it isn't neutral where they are excluded or preferred ("no women", "men only"). */
  isPerson?: boolean;
  /** The gender that articles and adjectives beside a Spanish wording agree with. */
  gender?: 'masculine' | 'feminine' | 'both';
  /** The replacement where the words are a whole part of a sentence. `$1` is the first group. */
  item?: string;
  /** What it says about experience, so that it isn't offered where the rest of the advert says the opposite. */
  says?: 'no experience' | 'experience';
  /** Only as a standalone noun: beside another noun, the same word would be an adjective. */
  standsAlone?: boolean;
  /** Receives the groups of the match, and the text that follows it in the sentence. */
  say: (match: readonly [string, ...(string | undefined)[]], after: string) => string;
}

/** The same wordings with language names filled in. */
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
