import type { Span } from '../../search/reading/plain-text.ts';

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Whether two spans are mostly the same words: at least half of the longer one. */
export const areMostlySame = (a: Span, b: Span): boolean =>
  2 * (Math.min(a.end, b.end) - Math.max(a.start, b.start)) >= Math.max(a.end - a.start, b.end - b.start);
