import { CUE_TEXT_MAX } from '#contract/values/limits.ts';
import { type Cue, readTime, writeTime } from '#contract/webvtt.ts';

/** A caption being edited. Times are text, so that incomplete ones are kept. */
export interface CaptionRow {
  key: string;
  start: string;
  end: string;
  text: string;
}

/** Translation keys under `validation`. */
export type RowProblem = { time?: 'time'; text?: 'required' | 'too_long' };

const NEW_CUE_MS = 2000;
const TENTH_MS = 100;
let made = 0;
const newKey = () => `row-${made++}`;
/** "00:00:12.546" -> "0:12.5": tenths are as precise as hearing, and times of equal length are easier to compare. */
const shortTime = (ms: number) =>
  writeTime(Math.round(ms / TENTH_MS) * TENTH_MS)
    .replace(/^00:0?/, '')
    .replace(/00$/, '');

export const rowOf = ({ startMs, endMs, text }: Cue): CaptionRow => ({
  key: newKey(),
  start: shortTime(startMs),
  end: shortTime(endMs),
  text,
});

export const newRow = (afterMs: number): CaptionRow =>
  rowOf({ startMs: afterMs, endMs: afterMs + NEW_CUE_MS, text: '' });

/** Splits a row in two at its middle word and time. */
export function splitRow(row: CaptionRow): CaptionRow[] {
  const words = row.text.trim().split(/\s+/);
  const [startMs, endMs] = [readTime(row.start), readTime(row.end)];
  if (words.length < 2 || startMs === null || endMs === null || endMs <= startMs) return [row];
  const half = Math.ceil(words.length / 2);
  const middleMs = Math.round(startMs + ((endMs - startMs) * half) / words.length);
  return [
    rowOf({ startMs, endMs: middleMs, text: words.slice(0, half).join(' ') }),
    rowOf({ startMs: middleMs, endMs, text: words.slice(half).join(' ') }),
  ];
}

export function problemsOf({ start, end, text }: CaptionRow): RowProblem {
  const [startMs, endMs] = [readTime(start), readTime(end)];
  return {
    ...(startMs === null || endMs === null || endMs <= startMs ? { time: 'time' } : {}),
    ...(text.trim() === '' ? { text: 'required' } : text.trim().length > CUE_TEXT_MAX ? { text: 'too_long' } : {}),
  };
}

export const cueOf = ({ start, end, text }: CaptionRow): Cue => ({
  startMs: readTime(start)!,
  endMs: readTime(end)!,
  text: text.trim(),
});
