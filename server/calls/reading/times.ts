const TIME = /^(\d{1,3}):(\d{1,2})(?::(\d{1,2}))?(?:[.,:](\d{1,3}))?(?![\d:])/;
const WORDS =
  /^(\d{1,3}) ?(h|hr|hrs|hours?|horas?|m|min|mins|minutes?|minutos?|s|sec|secs|seconds?|segundos?)\b[ ,]{0,2}/i;
const SECONDS = { h: 3600, m: 60, s: 1 } as const;

interface ReadTime {
  ms: number;
  /** The index after the time. */
  end: number;
}

/** Reads "3:07", "[00:03:07.450]", "(3:07)" or "10:03:07 AM" at an index. Returns null for anything else. */
export function readTimeAt(text: string, from: number): ReadTime | null {
  const bracket = { '[': ']', '(': ')', '<': '>' }[text[from] ?? ''];
  const start = bracket ? from + 1 : from;
  const parts = TIME.exec(text.slice(start, start + 20));
  if (!parts) return null;
  const [, first, second, third, fraction] = parts;
  if (Number(second) > 59 || Number(third ?? 0) > 59) return null;
  const whole = third
    ? Number(first) * 3600 + Number(second) * 60 + Number(third)
    : Number(first) * 60 + Number(second);
  let end = start + parts[0].length;
  let afternoon = 0;
  const half = /^ ?([ap])\.?m\b\.?/i.exec(text.slice(end, end + 6));
  if (half) {
    end += half[0].length;
    if (half[1]!.toLowerCase() === 'p' && Number(first) < 12) afternoon = 12 * 3600;
  }
  if (bracket) {
    if (text[end] !== bracket) return null;
    end++;
  }
  return { ms: (whole + afternoon) * 1000 + Number((fraction ?? '').padEnd(3, '0')), end };
}

/** Reads "1 hour 2 minutes 3 seconds" or "2m 3s" if nothing else is in the text. */
export function readSpokenTime(text: string): number | null {
  let seconds = 0;
  let at = 0;
  while (at < text.length && at < 60) {
    const part = WORDS.exec(text.slice(at, at + 30));
    if (!part) return null;
    seconds += Number(part[1]) * SECONDS[part[2]![0]!.toLowerCase() as 'h' | 'm' | 's'];
    at += part[0].length;
  }
  return at > 0 && at >= text.length ? seconds * 1000 : null;
}
