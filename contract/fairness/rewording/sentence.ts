export interface Range {
  start: number;
  end: number;
}

/** A sentence, a line, or the content of brackets. `start` and `end` include its list marker, full stop and brackets. */
export interface Unit extends Range {
  /** Its text. */
  body: Range;
  isBracketed: boolean;
}

const TITLE_ABBREVIATION = /(?:^|[^\p{L}])(?:st|mr|mrs|ms|dr|dra|sr|sra|srta|e\.g|i\.e|p\.ej|[ap]\.m)$/iu;
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{L}|e\.g|i\.e|etc|min|max|máx|mín|approx|aprox|st|mr|mrs|ms|dr|dra|sr|sra|srta|no|vs|inc|ltd|co|dept|av|tel|ext|p\.ej|ej|yrs?|ee|uu)$/iu;
const MARK = /^(?:[ \t]*(?:[-*•–·✔✅🔹▪►][️]?|\d+[.)])[ \t]+)?[ \t]*[¡¿"“«]?/u;

/** The sentence or line around a position, or the brackets within it. */
export function unitAt(text: string, { start, end }: Range): Unit {
  let from = start;
  while (from > 0 && !isBreak(text, from - 1)) from--;
  let to = Math.max(end, start + 1);
  while (to < text.length && !isBreak(text, to - 1)) to++;
  if (text[to - 1] === '\n') to--;
  const outer = text.slice(from, to);
  const open = outer.lastIndexOf('(', start - from);
  const close = outer.indexOf(')', Math.max(0, end - from - 1));
  if (open >= 0 && close > open && !outer.slice(open, start - from).includes(')'))
    return {
      start: from + open,
      end: from + close + 1,
      body: { start: from + open + 1, end: from + close },
      isBracketed: true,
    };
  const blank = outer.length - outer.trimStart().length;
  const lead = blank + MARK.exec(outer.slice(blank))![0].length;
  const tail = /["”»)]?[.!?;•|\s]*["”»)]?$/.exec(outer)![0].length;
  return {
    start: from + blank,
    end: from + outer.trimEnd().length,
    body: { start: from + Math.min(lead, outer.length), end: Math.max(from + lead, to - tail) },
    isBracketed: false,
  };
}

/** Whether a sentence or line ends at this character. */
function isBreak(text: string, at: number): boolean {
  const letter = text[at]!;
  if (letter === '\n' || letter === '|') return true;
  if (letter === '•') return /[^\s\n]/.test(/[^\n]*$/.exec(text.slice(0, at))![0]);
  if (letter === '…') return /\s|$/.test(text[at + 1] ?? ' ');
  if (/["”»)]/.test(letter))
    return (
      at > 0 &&
      /[.!?]/.test(text[at - 1]!) &&
      /\s/.test(text[at + 1] ?? ' ') &&
      isBreak(`${text.slice(0, at)} `, at - 1)
    );
  if (!/[.!?]/.test(letter) || !/\s/.test(text[at + 1] ?? ' ')) return false;
  if (letter === '.' && /(?:^|\n)[ \t]*\d+$/.test(text.slice(Math.max(0, at - 6), at))) return false;
  if (letter === '.' && TITLE_ABBREVIATION.test(text.slice(Math.max(0, at - 8), at))) return false;
  return (
    letter !== '.' ||
    !ABBREVIATION.test(text.slice(Math.max(0, at - 8), at)) ||
    !/^\s+[\p{Ll}\d]/u.test(text.slice(at + 1, at + 4))
  );
}

/** The text around a range within its sentence, from comma to comma. */
export const clauseAt = (folded: string, { body }: Pick<Unit, 'body'>, { start, end }: Range) =>
  /[^,;:]*$/.exec(folded.slice(body.start, start))![0] +
  folded.slice(start, end) +
  /^[^,;:]*/.exec(folded.slice(end, Math.max(end, body.end)))![0];

/** A part of a sentence, delimited by commas or "and". */
export interface Part extends Range {
  /** The text between the previous part and this one: "", ", ", " and ", ", or ". */
  joint: string;
}

const JOINTS = {
  english: /\s*[,;:]\s+(?:(?:and|or|but)\s+)?|\s+(?:and|or|but|&)\s+|\s+[–—-]\s+/gi,
  spanish: /\s*[,;:]\s+(?:(?:y|e|o|u|ni|pero)\s+)?|\s+(?:y|e|o|u|ni|pero|&)\s+|\s+[–—-]\s+/gi,
};

export function partsOf(text: string, { start, end }: Range, isSpanish: boolean): Part[] {
  const parts: Part[] = [];
  let from = start;
  let joint = '';
  let depth = 0;
  let read = start;
  for (const found of text.slice(start, end).matchAll(isSpanish ? JOINTS.spanish : JOINTS.english)) {
    const at = start + found.index;
    for (; read < at; read++) depth += text[read] === '(' ? 1 : text[read] === ')' ? -1 : 0;
    if (depth > 0) continue;
    parts.push({ start: from, end: at, joint });
    from = at + found[0].length;
    joint = found[0];
  }
  return [...parts, { start: from, end, joint }];
}
