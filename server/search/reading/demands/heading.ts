import type { Span } from '../plain-text.ts';

/** Maximum letters in a heading, and maximum list lines below it. */
const LETTERS = 60;
const LINES = 12;
/** A line above a list: it ends with a colon, or is short and not a sentence. */
const isHeading = (line: string) => /[:?]$/.test(line) || (line.length < 40 && /^\p{L}[^.,;]*$/u.test(line));

/** The heading of a mention, such as "nice to have:": above its list, before a colon, or in the other cell of its row. */
export function headingOf(plain: string, { start, end }: Span): string {
  const lineStart = plain.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = plain.indexOf('\n', end);
  const row = plain.slice(lineStart, lineEnd < 0 ? plain.length : lineEnd);
  if (row.split('|').length === 2 && row.length < 2 * LETTERS) return row;
  const colon = plain.lastIndexOf(':', start - 1);
  if (colon >= lineStart)
    return plain.slice(Math.max(lineStart, plain.lastIndexOf(':', colon - 1) + 1, colon - LETTERS), colon);
  let at = lineStart;
  for (let back = 0; back < LINES && at > 0; back++) {
    const above = plain.lastIndexOf('\n', at - 2) + 1;
    const line = plain.slice(above, at - 1).trim();
    if (isHeading(line)) return line.slice(-LETTERS);
    at = above;
  }
  return '';
}

const WISHES =
  /\b(?:(?:no (?:son |es )?|not )(?:indispensables?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?|required|essential|necessary|needed|a must)|nice|plus(?:es)?|bonus|apreci\w+|appreciated|pref|desirables?|desired|deseables?|deseados?|valorables?|valora\w*|suma\w*|puntos|points|optional|opcional(?:es)?|prefer\w+|ideal\w*|meritos?|merits?|advantage(?:s|ous)?|negotiable|negociable|no excluyentes?|would like|we'd (?:like|love)|may have|could have|estaria bien|extras?|welcome)\b/;
const DEMANDS =
  /\b(?:no (?:es )?opcional|non-negotiable|innegociable|(?<!\b(?:no|not|no es|no son|not a) )(?:indispensables?|imprescindibles?|must|required|obligatori[oa]s?))\b/;

const isWish = (heading: string): boolean => WISHES.test(heading) && !DEMANDS.test(heading);

/** Whether a mention is listed as nice-to-have: by its label, the heading of its list, or that of its column. */
export function isUnderWish(plain: string, mention: Span): boolean {
  const heading = headingOf(plain, mention);
  if (isWish(heading)) return true;
  if (DEMANDS.test(heading)) return false;
  const lineStart = plain.lastIndexOf('\n', mention.start - 1) + 1;
  const column = plain.slice(lineStart, mention.start).split('|').length - 1;
  for (let at = lineStart, back = 0; back < LINES && at > 0; back++) {
    const above = plain.lastIndexOf('\n', at - 2) + 1;
    const line = plain.slice(above, at - 1).trim();
    const cells = line.split('|');
    if (cells.length > 1 && column > 0) {
      if (isWish(cells[column] ?? '')) return true;
    } else if (line === '' && back > 0) return false;
    else if (isHeading(line)) return isWish(line.slice(-LETTERS));
    at = above;
  }
  return false;
}
