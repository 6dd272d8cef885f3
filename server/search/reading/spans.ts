import { stemOf } from '../query/words.ts';
import { comparedWords, isConnecting, keyOf, STOP_WORDS } from '../vocabulary/keys.ts';

export interface Token {
  /** As typed. */
  raw: string;
  word: string;
}

/** Adjacent words of a text that may form one name. */
export interface Span {
  text: string;
  words: readonly string[];
  /** See `nameKey`; null when the span starts or ends with a connecting word. */
  key: string;
  /** The stems of all its words. */
  exactKey: string;
  isCapital: boolean;
  /** Written in capitals within a text that isn't all capitals, or "the us". */
  isAbbreviation: boolean;
  /** A single filler word. */
  isOrdinary: boolean;
}

export const tokensOf = (text: string): Token[] =>
  (text.replace(/n[’']t\b/g, ' not').match(/[\p{L}\p{M}\p{N}+#.&]+(?:[’']s\b)?/gu) ?? []).flatMap((raw) =>
    comparedWords(raw).map((word) => ({ raw: raw.replace(/[’']s$/, ''), word })),
  );

export function spanOf(tokens: readonly Token[], from: number, length: number): Span {
  const taken = tokens.slice(from, from + length);
  const words = taken.map(({ word }) => word);
  const isLoose = length > 1 && (isConnecting(words[0]!) || isConnecting(words.at(-1)!));
  const isTheUs = length === 1 && words[0] === 'us' && tokens[from - 1]?.word === 'the';
  const isAbbreviation = isTheUs || (length === 1 && /^\p{Lu}[\p{Lu}.&]+$/u.test(taken[0]!.raw) && !isShouted(tokens));
  return {
    text: taken.map(({ raw }) => raw).join(' '),
    words,
    key: isLoose ? '' : keyOf(words),
    exactKey: words.map(stemOf).join(' '),
    isCapital: taken.every(({ raw, word }) => /^\p{Lu}/u.test(raw) || isConnecting(word)),
    isAbbreviation,
    isOrdinary: length === 1 && !isAbbreviation && STOP_WORDS.has(words[0]!),
  };
}

const isShouted = (tokens: readonly Token[]) =>
  tokens.length > 1 && tokens.every(({ raw }) => raw === raw.toUpperCase());

/** Removes the stretches that should not be read. */
export function without(tokens: readonly Token[], unread: readonly string[]): Token[] {
  let left = [...tokens];
  for (const words of unread.map((text) => tokensOf(text).map(({ word }) => word))) {
    if (words.length === 0) continue;
    for (let at = 0; at + words.length <= left.length;)
      if (words.every((word, offset) => left[at + offset]!.word === word)) left.splice(at, words.length);
      else at++;
  }
  return left;
}
