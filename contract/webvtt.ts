/** A caption and when it shows, in milliseconds of the video. */
export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

const ARROW = /^\s*([\d:.,]+)\s+-->\s+([\d:.,]+)/;

/** Reads the cues of a WebVTT or SRT file. Skips headers, notes, styles and cue numbers. Source: W3C WebVTT, section 4. */
export function readCues(file: string): Cue[] {
  const cues: Cue[] = [];
  for (const block of file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => ARROW.test(line));
    const times = at < 0 ? null : ARROW.exec(lines[at]!);
    const startMs = times && readTime(times[1]!);
    const endMs = times && readTime(times[2]!);
    const text = plain(lines.slice(at + 1).join(' '));
    if (startMs === null || endMs === null || endMs <= startMs || text === '') continue;
    cues.push({ startMs, endMs, text });
  }
  return cues.toSorted((a, b) => a.startMs - b.startMs);
}

/** Parses "1:02:03.450" or "02:03,45" into milliseconds. Returns null for anything else. */
export function readTime(text: string): number | null {
  const parts = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!parts) return null;
  const [hours, minutes, seconds] = [parts[1] ?? '0', parts[2]!, parts[3]!].map(Number) as [number, number, number];
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + Number((parts[4] ?? '').padEnd(3, '0'));
}

/** Formats milliseconds as "00:02:03.450". */
export function writeTime(ms: number): string {
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
}

/** Writes a WebVTT file. */
export const writeCues = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues.map(({ startMs, endMs, text }) => `${writeTime(startMs)} --> ${writeTime(endMs)}\n${escape(text)}\n`).join('\n')}`;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
const escape = (text: string) =>
  text.replace(/\s+/g, ' ').trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
