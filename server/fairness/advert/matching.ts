import type { Span } from '../../search/reading/plain-text.ts';
import type { Patterns } from './patterns.ts';

/** How much text a regular expression runs over at once, so that none blocks the server for long. */
const BLOCK = 1200;

/** No real advert has more matches of a kind; endless repetition is cut off here. */
const MATCHES_MAX = 60;

/** Splits a long text into blocks, each ending at the last sentence end, or else the last space, that fits. */
export function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  for (let start = 0; start < text.length;) {
    const most = text.slice(start, start + BLOCK);
    const cut = Math.max(most.lastIndexOf('. ') + 2, most.lastIndexOf('\n') + 1);
    const fitting = cut > BLOCK / 4 ? cut : most.lastIndexOf(' ') > 0 ? most.lastIndexOf(' ') : most.length;
    const end = start + BLOCK >= text.length ? text.length : start + fitting;
    blocks.push({ start, end });
    start = end;
  }
  return blocks;
}

export async function matchesIn(text: string, blocks: readonly Span[], expression: RegExp, pause: () => Promise<void>) {
  const matches: { index: number; words: string }[] = [];
  for (const { start, end } of blocks) {
    if (matches.length >= MATCHES_MAX) break;
    await pause();
    for (const { index, 0: words } of text.slice(start, end).matchAll(expression))
      matches.push({ index: start + index, words });
  }
  return matches.slice(0, MATCHES_MAX);
}

/** Blanks out whatever an expression matches, keeping the length. */
export const blanked = (text: string, expression: RegExp) =>
  text.replace(expression, (words) => '\u0001'.repeat(words.length));

/** A span without leading and trailing spaces and punctuation. */
export const trimmed = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end);
  return {
    start: start + words.length - words.replace(/^[\s,:;]+/, '').length,
    end: end - (words.length - words.replace(/[\s,:;]+$/, '').length),
  };
};

/** Lines below a heading that says what isn't required, up to an empty line. */
export function listsOfNoDemands(plain: string, { notAsked }: Patterns): Span[] {
  const lists: Span[] = [];
  for (const { index, 0: line } of plain.matchAll(/^[^\n]{3,60}\n/gm)) {
    if (!notAsked.test(line) || /[.!?;]\s*$/.test(line)) continue;
    const start = index + line.length;
    const end = plain.indexOf('\n\n', start);
    lists.push({ start, end: end < 0 ? plain.length : end });
  }
  return lists;
}
