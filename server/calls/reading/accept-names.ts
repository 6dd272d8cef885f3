import type { Head } from './line-heads.ts';
import { nameLikeness } from './names.ts';

/** Above this share of labeled lines, a label that occurs only once is a speaker too. */
const MOSTLY_LABELLED = 0.3;

/**
 * Decides which labels are speakers: repeated ones and, in a fully labeled text, those written like names. "The thing is: …"
 * isn't a speaker.
 */
export function acceptNames(heads: Head[], lines: string[]): Set<string> {
  const counts = new Map<string, { count: number; likeness: number; isHeader: boolean; isTimed: boolean }>();
  let written = 0;
  for (const head of heads) {
    if (head.shape !== 'blank' && head.shape !== 'time') written++;
    if (head.name === null) continue;
    const seen = counts.get(head.name) ?? { count: 0, likeness: head.likeness, isHeader: false, isTimed: false };
    seen.count++;
    if (isHeaderShape(head)) seen.isHeader = true;
    if (head.ms !== null) seen.isTimed = true;
    counts.set(head.name, seen);
  }
  const repeated = [...counts].filter(([, { count, likeness }]) => count >= 2 && likeness === 2);
  const covered = [...counts].reduce((sum, [, { count, likeness }]) => sum + (likeness === 2 ? count : 0), 0);
  const isLabelled = written > 0 && (covered / written >= MOSTLY_LABELLED || repeated.length >= 2);
  const timed = [...counts.values()].reduce((sum, { count, isTimed }) => sum + (isTimed ? count : 0), 0);
  const names = new Set<string>();
  for (const [name, { count, likeness, isHeader, isTimed }] of counts) {
    // If speakers come with a time, "Agenda: …" without one isn't a speaker.
    if (timed > covered / 2 && !isTimed) continue;
    if (likeness === 2 && (isHeader || (isLabelled && (count >= 2 || covered / written >= MOSTLY_LABELLED))))
      names.add(name);
    else if (likeness === 1 && count >= 2 && (isHeader || count / written > 0.15)) names.add(name);
  }
  return names.size > 0 ? names : acceptNameLines(heads, lines);
}

/** A line with a name and a time and nothing else. */
const isHeaderShape = ({ shape }: Head) =>
  shape === 'name-time' || shape === 'name-dash-time' || shape === 'time-bar-name' || shape === 'bracket-name-time';

/** Handles texts with names on their own lines, with or without a time below. */
function acceptNameLines(heads: Head[], lines: string[]): Set<string> {
  const counts = new Map<string, number>();
  let written = 0;
  for (const [index, head] of heads.entries()) {
    if (head.shape === 'blank' || head.shape === 'time') continue;
    written++;
    const text = lines[index]!.length <= 60 ? lines[index]!.trim() : '';
    if (head.shape === 'text' && nameLikeness(text) === 2) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count >= 2);
  const lineCount = repeated.reduce((sum, [, count]) => sum + count, 0);
  return repeated.length >= 2 && lineCount / written >= 0.2 ? new Set(repeated.map(([name]) => name)) : new Set();
}
