/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header (RFC 9110). Several ranges, other units and nonsense count as none, so that the whole file is sent.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/);
  if (!match || (!match[1] && !match[2])) return undefined;
  const [, first, last] = match;
  if (!first) {
    const suffix = Math.min(Number(last), sizeBytes);
    return suffix === 0 ? 'unsatisfiable' : { start: sizeBytes - suffix, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), sizeBytes - 1) : sizeBytes - 1;
  if (last && Number(last) < start) return undefined;
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
}
