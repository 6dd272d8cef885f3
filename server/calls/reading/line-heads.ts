import { nameLikeness } from './names.ts';
import { readSpokenTime, readTimeAt } from './times.ts';

/** The layout of a line's beginning. The exporter is determined from the whole file. */
export type HeadShape =
  | 'blank'
  | 'text'
  /** "Maya: …", with or without a time before or after the name */
  | 'label'
  | 'time-label'
  | 'label-time'
  /** "Maya  0:03", with the text on the next lines */
  | 'name-time'
  | 'name-dash-time'
  | 'time-bar-name'
  | 'time-dash-name'
  | 'time-name'
  | 'bracket-name-time'
  /** "0:03 …" */
  | 'time-text'
  | 'time';

export interface Head {
  shape: HeadShape;
  name: string | null;
  likeness: 0 | 1 | 2;
  ms: number | null;
  text: string;
}

/** Labels and times are only looked for this far into a line. */
const HEAD_LENGTH = 140;

/** Reads the start of one line, up to a fixed number of characters. */
export function readHead(line: string): Head {
  const text = undecorate(line);
  if (text === '') return head('blank', '');
  const time = readTimeAt(text, 0);
  if (time) return readAfterTime(text, time.ms, skipSeparator(text, time.end));
  const spoken = text.length < 60 ? readSpokenTime(text) : null;
  if (spoken !== null) return head('time', '', null, 0, spoken);
  return readLabel(text) ?? readNameThenTime(text) ?? head('text', text);
}

const head = (
  shape: HeadShape,
  text: string,
  name: string | null = null,
  likeness: 0 | 1 | 2 = 0,
  ms: number | null = null,
): Head => ({
  shape,
  name,
  likeness,
  ms,
  text,
});

/** Strips Markdown, list markers and the ">>" of live captions. */
function undecorate(line: string) {
  let text = line.trim();
  if (text.startsWith('**') || text.startsWith('__')) {
    const mark = text.slice(0, 2);
    const close = text.indexOf(mark, 2);
    if (close > 0 && close < HEAD_LENGTH) text = text.slice(2, close) + text.slice(close + 2);
  }
  const sign = /^(?:>{1,3}|#{1,4}|[-*•–—]) {0,3}/.exec(text);
  return sign ? text.slice(sign[0].length) : text;
}

function skipSeparator(text: string, from: number) {
  let at = from;
  while (at < from + 6 && /[\s|:\-–—,]/.test(text[at] ?? '')) at++;
  return { at, sign: /[|]/.exec(text.slice(from, at))?.[0] ?? /[-–—]/.exec(text.slice(from, at))?.[0] ?? '' };
}

function readAfterTime(text: string, ms: number, { at, sign }: { at: number; sign: string }): Head {
  const rest = text.slice(at);
  if (rest === '') return head('time', '', null, 0, ms);
  const label = readLabel(rest);
  if (label) return { ...label, shape: 'time-label', ms: label.ms ?? ms };
  const end = readTimeAt(rest, 0);
  if (end && end.end >= rest.length) return head('time', '', null, 0, ms);
  const name = strip(rest);
  const likeness = rest.length <= HEAD_LENGTH ? nameLikeness(name) : 0;
  const shape = sign === '|' ? 'time-bar-name' : sign ? 'time-dash-name' : 'time-name';
  return likeness > 0 ? head(shape, rest, name, likeness, ms) : head('time-text', rest, null, 0, ms);
}

/** "Maya: …", "Maya (0:03): …", "[Maya] …", "Maya [0:03] …" */
function readLabel(text: string): Head | null {
  const start = text.slice(0, HEAD_LENGTH);
  if (start.startsWith('[')) {
    const close = start.indexOf(']');
    const name = close > 0 ? strip(start.slice(1, close)) : '';
    const time = close > 0 ? readTimeAt(start, close + 1 + (start[close + 1] === ' ' ? 1 : 0)) : null;
    const likeness = nameLikeness(name);
    if (likeness > 0 && time && time.end >= text.length) return head('bracket-name-time', '', name, likeness, time.ms);
    if (likeness > 0 && close + 1 < text.length)
      return head('label', text.slice(close + 1).replace(/^[:\s]{1,3}/, ''), name, likeness);
  }
  for (let at = 1; at < start.length; at++) {
    const sign = start[at]!;
    if (sign === ':' || sign === '：') {
      if (/\d/.test(start[at - 1]!) && /\d/.test(start[at + 1] ?? '')) continue;
      const name = strip(start.slice(0, at));
      const likeness = nameLikeness(name);
      if (likeness === 0) return null;
      const time = readTimeAt(text, at + 1 + (text[at + 1] === ' ' ? 1 : 0));
      if (time) return head('label-time', text.slice(time.end).trim(), name, likeness, time.ms);
      return head('label', text.slice(at + 1).trim(), name, likeness);
    }
    if ((sign === '(' || sign === '[') && /\d/.test(start[at + 1] ?? '')) {
      const time = readTimeAt(text, at);
      const name = strip(start.slice(0, at));
      const likeness = time ? nameLikeness(name) : 0;
      if (!time || likeness === 0) continue;
      const rest = text.slice(time.end).replace(/^[\s:\-–]{0,3}/, '');
      return head(rest === '' ? 'name-time' : 'label-time', rest, name, likeness, time.ms);
    }
    if (/[?!;…]/.test(sign)) return null;
  }
  return null;
}

/** "Maya Chen  0:03", "Maya Chen - 0:03", "Maya Chen, Acme | 1:02:03" */
function readNameThenTime(text: string): Head | null {
  if (text.length > HEAD_LENGTH) return null;
  const digits = /(?:\d{1,3}:)?\d{1,3}:\d{2}(?: ?[AaPp][Mm])?$/.exec(text.slice(-16));
  if (!digits) return null;
  const at = text.length - Math.min(16, text.length) + digits.index;
  const time = readTimeAt(text, at);
  if (!time || at === 0 || !/[\s|\-–,]/.test(text[at - 1]!)) return null;
  const before = text.slice(0, at).trimEnd();
  const isDashed = /[-–—|]$/.test(before);
  const name = strip(before.replace(/[-–—|,]$/, ''));
  const likeness = nameLikeness(name);
  if (likeness === 0) return null;
  return head(isDashed ? 'name-dash-time' : 'name-time', '', name, likeness, time.ms);
}

const strip = (name: string) =>
  name
    .trim()
    .replace(/^\*{1,2}|\*{1,2}$|:$/g, '')
    .trim();
