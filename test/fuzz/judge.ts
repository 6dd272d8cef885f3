import { ERROR_CODES } from '#contract/values/errors.ts';
import type { FuzzAnswer } from './send.ts';
import type { FuzzRequest } from './make-request.ts';

/** What no response may contain: stack frames, server files, database statements and errors. */
const LEAKS =
  /\n\s+at |\bat [\w.<>]+ \(|node_modules|file:\/\/\/(?!etc)|\/server\/[\w/-]+\.ts|syntax error at or near|invalid input syntax|invalid byte sequence|violates (?:\w+ )+constraint|out of range for type|relation \\?"|PostgresError|\b(?:SELECT|INSERT|UPDATE) .{0,200}\b(?:FROM|INTO|SET)\b|ECONNREFUSED|\bTypeError\b|RangeError|SyntaxError|URIError/;
const CODES = new Set<string>(ERROR_CODES);

/** Returns why a response is not allowed; null if it is. */
export function judge(request: FuzzRequest, answer: FuzzAnswer): string | null {
  const { status, body, headers } = answer;
  if (status >= 500 && !(status === 503 && body.includes('"overloaded"')))
    return `answers ${status}: ${body.slice(0, 200)}`;
  if (!request.url.startsWith('/api/docs')) {
    const leak = LEAKS.exec(body.slice(0, 200_000))?.[0];
    if (leak !== undefined) return `tells ${JSON.stringify(leak)}: ${body.slice(0, 300)}`;
  }
  const isJson = String(headers['content-type'] ?? '').includes('json');
  const isOwnJson = isJson && !request.url.startsWith('/socket.io');
  if (status < 400 || !isOwnJson || body === '') return null;
  const failure = JSON.parse(body) as { code?: string; message?: string; data?: { fields?: object } };
  if ('taken' in failure) return null;
  if (!CODES.has(failure.code ?? '')) return `has no declared code: ${body.slice(0, 200)}`;
  if (failure.code !== 'invalid_input') return null;
  if (Object.keys(failure.data?.fields ?? {}).length === 0) return `names no field: ${body.slice(0, 200)}`;
  if (!/^\p{Lu}.{10,}\.$/su.test(failure.message ?? '')) return `says no sentence: ${body.slice(0, 200)}`;
  return null;
}
