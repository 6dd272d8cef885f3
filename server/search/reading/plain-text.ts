/** A text in lower case without accents, with each character's offset in the original. */
export interface PlainText {
  original: string;
  plain: string;
  /** Offsets into the original, one more than there are characters. */
  at: readonly number[];
}

const SAME: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '‑': '-', '…': '.' };

export function plainText(original: string): PlainText {
  const at: number[] = [];
  let plain = '';
  let offset = 0;
  for (const character of original) {
    const letters = (SAME[character] ?? character).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    plain += letters;
    for (let index = 0; index < letters.length; index++) at.push(offset);
    offset += character.length;
  }
  at.push(offset);
  return { original, plain, at };
}

export interface Span {
  start: number;
  end: number;
}

/** A sentence or list line, without surrounding whitespace. */
const SENTENCE = /[^\n.!?;•|]+(?:[.!?](?=[^\s"')])[^\n.!?;•|]+)*[.!?;]*["')]?/g;

export const sentencesOf = (plain: string): Span[] =>
  [...plain.matchAll(SENTENCE)]
    .map(({ index, 0: text }) => ({
      start: index + text.length - text.trimStart().length,
      end: index + text.trimEnd().length,
    }))
    .filter(({ start, end }) => end > start);
