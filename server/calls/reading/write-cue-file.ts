import { readTimeAt } from './times.ts';

interface OriginalCue {
  id: string;
  /** The line of the first row of text. */
  sourceLine: number;
}

const KNOWN_TAG = /^<\/?(?:v|c|i|b|u|ruby|rt|lang)(?:[.\s][^<>\n]{0,200})?>|^<\d{1,3}:[\d:.]{1,12}>/;
const SKIPPED_BLOCK = /^(?:NOTE|STYLE|REGION)(?:\s|$)/;

/**
 * Rewrites loose WebVTT or SRT as WebVTT that a strict parser reads without losing a cue: times with three decimals, no blank
 * line inside a cue, and the cue's number as its id.
 */
export function writeCueFile(lines: string[]): { file: string; ids: OriginalCue[] } {
  const ids: OriginalCue[] = [];
  const out = ['WEBVTT', ''];
  let open: { rows: string[]; timing: string } | null = null;
  const close = () => {
    if (!open) return;
    while (open.rows.at(-1) === '') open.rows.pop();
    out.push(String(ids.length - 1), open.timing, ...open.rows.map((row) => (row === '' ? ' ' : row)), '');
    open = null;
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const timing = readTiming(line);
    if (timing) {
      const id = takeId(open, lines[at - 1] ?? '');
      close();
      ids.push({ id, sourceLine: at + 2 });
      open = { rows: [], timing };
    } else if (open) open.rows.push(escape(line));
    if (open && line === '' && SKIPPED_BLOCK.test(lines[at + 1] ?? '')) {
      close();
      while (at + 1 < lines.length && lines[at + 1] !== '') at++;
    }
  }
  close();
  return { file: out.join('\n'), ids };
}

/** The line above the times is the cue's id if it is a number or follows a blank line. */
function takeId(open: { rows: string[] } | null, before: string) {
  const isId =
    before !== '' &&
    (/^\d{1,9}$/.test(before.trim()) || open === null || open.rows.at(-2) === '' || open.rows.length === 1);
  if (!isId) return '';
  if (open && (open.rows.length > 1 || /^\d{1,9}$/.test(before.trim()))) open.rows.pop();
  else if (open) return '';
  return before;
}

function readTiming(line: string) {
  const arrow = line.length < 300 ? line.indexOf('-->') : -1;
  if (arrow < 0) return null;
  const start = readTimeAt(line.trimStart(), 0);
  const end = readTimeAt(line.slice(arrow + 3).trimStart(), 0);
  return start ? `${write(start.ms)} --> ${write(Math.max(start.ms, end?.ms ?? start.ms))}` : null;
}

function write(ms: number) {
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

/** Escapes "<" and "-->" in spoken or typed text. */
function escape(line: string) {
  if (!line.includes('<') && !line.includes('-->')) return line.trim();
  let text = '';
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '<' && !KNOWN_TAG.test(line.slice(at, at + 220))) text += '&lt;';
    else text += line[at];
  }
  return text.replaceAll('-->', '--&gt;').trim();
}
