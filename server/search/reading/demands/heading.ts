import type { Span } from '../plain-text.ts';

/** Maximum letters in a heading, and maximum list lines below it. */
const LETTERS = 60;
const LINES = 12;
const ITEM = /^ *(?:[-•·*+✔✓]|\d{1,2}[.)]|[a-z]\)) /u;
/** A line above a list: it ends with a colon, or is short and not a sentence, or the line below starts the list. */
const isHeading = (line: string, below: string) =>
  /[:?]$/.test(line) ||
  (line.length < 40 && /^\p{L}[^.,;]*$/u.test(line)) ||
  (line.length < 2 * LETTERS && /^\p{L}.*[^.;]$/u.test(line) && !ITEM.test(line) && ITEM.test(below));

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
  let below = row;
  for (let back = 0; back < LINES && at > 0; back++) {
    const above = plain.lastIndexOf('\n', at - 2) + 1;
    const line = plain.slice(above, at - 1).trim();
    if (isHeading(line, below)) return line.slice(-LETTERS);
    at = above;
    below = line;
  }
  return '';
}

const WISHES =
  /\b(?:(?:no (?:son |es )?|not )(?:indispensables?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?|requerid[oa]s?|required|essential|necessary|needed|a must)|nice|plus(?:es)?|bonus|apreci\w+|appreciated|pref|desirables?|desired|deseables?|deseados?|valorables?|valora\w*|suma\w*|puntos|points|optional|opcional(?:es)?|prefer\w+|ideal\w*|meritos?|merits?|advantage(?:s|ous)?|negotiable|negociable|no excluyentes?|useful|of interest|interesting|without it|would like|we'd (?:like|love)|may have|could have|estaria bien|extras?|welcome)\b/;
const DEMANDS =
  /\b(?:no (?:es )?opcional|non-negotiable|innegociable|(?<!\b(?:no|not|no es|no son|not a) )(?:indispensables?|imprescindibles?|must|required|obligatori[oa]s?))\b/;

/** "What we don't ask for", "fuera de requisitos", "not of interest". */
const NOT_ASKED =
  /\b(?:no (?:se )?(?:te |os |le |les )?(?:va(?:mos)? a )?(?:ped|pid|exig|requer|requier|necesit|busc|pon)|(?:dejamos|hemos dejado) de|ya no|fuera de(?:l| los?)? (?:requisitos?|perfil|lista)|not (?:of interest|ask|look|need|requir)|(?:don't|dont|do not|isn't|aren't|needn't|won't|no longer) (?:need|ask|requir|look|expect|want|have to|be required)|used to|can skip|prescindibles?)/;

const ASKED =
  /\b(?:require\w*|requisit\w*|requerimientos?|essentials?|indispensables?|imprescindibles?|mandatory|must|need|needed|qualifications?|prerequisites?|pedimos|exigimos|pid\w+|necesitas|perfil|profile|excluyentes?|minim\w+|obligatori[oa]s?|you (?:have|bring)|looking for|seeking|busc\w+|eligibility|criteria|condici[oa]n\w*|experience|experiencia)\b/;

/** Whether a mention is listed under a heading that asks for something, such as "requirements" or "perfil". */
export const isUnderDemand = (plain: string, mention: Span): boolean => ASKED.test(headingOf(plain, mention));

const isWish = (heading: string): boolean =>
  (WISHES.test(heading) && !DEMANDS.test(heading)) || NOT_ASKED.test(heading);

/** Whether a mention is listed as nice-to-have or as not asked for: by its label, the heading of its list, or that of its column. */
export function isUnderWish(plain: string, mention: Span): boolean {
  const heading = headingOf(plain, mention);
  if (isWish(heading)) return true;
  if (DEMANDS.test(heading)) return false;
  const lineStart = plain.lastIndexOf('\n', mention.start - 1) + 1;
  const column = plain.slice(lineStart, mention.start).split('|').length - 1;
  let below = plain.slice(lineStart, mention.start);
  for (let at = lineStart, back = 0; back < LINES && at > 0; back++) {
    const above = plain.lastIndexOf('\n', at - 2) + 1;
    const line = plain.slice(above, at - 1).trim();
    const cells = line.split('|');
    if (cells.length > 1 && column > 0) {
      if (isWish(cells[column] ?? '')) return true;
    } else if (line === '' && back > 0) return false;
    else if (isHeading(line, below)) return isWish(line.slice(-LETTERS));
    at = above;
    below = line;
  }
  return false;
}
