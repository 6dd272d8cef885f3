import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../env.ts';

const COOKIE_PREFIX = 'closeup';

/** How better-auth is to name its cookies; the reading below relies on it. */
export const cookieNames = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => ({
  cookiePrefix: COOKIE_PREFIX,
  useSecureCookies: PUBLIC_URL.startsWith('https:'),
});

/**
 * The session's token in a Cookie header as better-auth signs it, "token.signature" with HMAC-SHA-256 in base64; null where there
 * is none or it was tampered with. Read here, since every request does it and better-auth takes a millisecond for it.
 */
export function readSessionToken(env: Pick<Env, 'PUBLIC_URL' | 'SECRET'>, cookies: string): string | null {
  const name = `${cookieNames(env).useSecureCookies ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(name));
  const [, token, signature] = /^([^.]+)\.([^.]{44})$/.exec(decode(found?.slice(name.length) ?? '')) ?? [];
  if (!token || !signature) return null;
  const expected = createHmac('sha256', env.SECRET).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function decode(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
