import type { Head } from './line-heads.ts';
import { nameLikeness } from './names.ts';

/** From this part of labelled lines on, a label that comes once is a speaker who speaks once. */
const MOSTLY_LABELLED = 0.3;

/**
 * Decides which labels are speakers: those that come again, and, in a text that is labelled throughout, those that are written as names. "The
 * thing is: …" is no speaker.
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
    // Where speakers come with a time, "Agenda: …" without one is no speaker.
    if (timed > covered / 2 && !isTimed) continue;
    if (likeness === 2 && (isHeader || (isLabelled && (count >= 2 || covered / written >= MOSTLY_LABELLED))))
      names.add(name);
    else if (likeness === 1 && count >= 2 && (isHeader || count / written > 0.15)) names.add(name);
  }
  return names.size > 0 ? names : acceptNameLines(heads, lines);
}

/** A name and a time, and nothing else on the line. */
const isHeaderShape = ({ shape }: Head) =>
  shape === 'name-time' || shape === 'name-dash-time' || shape === 'time-bar-name' || shape === 'bracket-name-time';

/** Texts with the name on a line of its own, with or without a time under it. */
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
