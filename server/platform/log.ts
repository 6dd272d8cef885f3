/** The levels of pino, which writes the HTTP server's lines. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const;

/** Writes one line of JSON, so that no value can start a new line. Pass ids and codes, never text that people typed. */
export function log(level: keyof typeof LEVELS, event: string, details: Record<string, unknown> = {}) {
  const line = JSON.stringify({ level: LEVELS[level], time: Date.now(), pid: process.pid, msg: event, ...details });
  (level === 'info' ? process.stdout : process.stderr).write(`${line}\n`);
}

const FRAMES = 12;

interface DescribedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

/**
 * Returns what a log may contain of an error: name, code, stack, and the message without quoted parts, which may be personal
 * data. Of a database error it includes constraint, table and column, but never the statement, its values or the row.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, severity, routine, schema, table, column, constraint } = error as Error & Record<string, unknown>;
  const known = { code, severity, routine, schema, table, column, constraint };
  return {
    type: error.name,
    message: redact(error.message),
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => typeof value === 'string')),
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Removes quoted text, email addresses, long numbers and tokens from a message. */
export function redact(message: string) {
  return message
    .slice(0, 1000)
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g, '"…"')
    .replace(/[^\s<>"]+@[^\s<>"]+/g, '…')
    .replace(/\+?\d[\d ().-]{6,}\d/g, '…')
    .replace(/[\w+/=.-]{32,}/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

function framesOf({ stack = '' }: Error) {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim())
    .join(' | ');
}
