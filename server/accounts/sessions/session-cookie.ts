import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../platform/env.ts';

const COOKIE_PREFIX = 'closeup';

/** How better-auth is to name its cookies; what follows reads and writes the same. */
export const cookieNames = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => ({
  cookiePrefix: COOKIE_PREFIX,
  useSecureCookies: PUBLIC_URL.startsWith('https:'),
});

const sessionCookieName = (env: Pick<Env, 'PUBLIC_URL'>) =>
  `${cookieNames(env).useSecureCookies ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`;
const sign = ({ SECRET }: Pick<Env, 'SECRET'>, token: string) => createHmac('sha256', SECRET).update(token).digest();

/**
 * The session's token in a Cookie header as better-auth signs it, "token.signature" with HMAC-SHA-256 in base64; null where there
 * is none or it was tampered with. Read here, since every request does it and better-auth takes a millisecond for it.
 */
export function readSessionToken(env: Pick<Env, 'PUBLIC_URL' | 'SECRET'>, cookies: string): string | null {
  const name = `${sessionCookieName(env)}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(name));
  const [, token, signature] = /^([^.]+)\.([^.]{44})$/.exec(decode(found?.slice(name.length) ?? '')) ?? [];
  if (!token || !signature) return null;
  const expected = sign(env, token);
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** A Set-Cookie header with the session's token. @param maxAgeSeconds null: until the browser closes. */
export function writeSessionCookie(
  env: Pick<Env, 'PUBLIC_URL' | 'SECRET'>,
  token: string,
  maxAgeSeconds: number | null,
): string {
  const value = encodeURIComponent(`${token}.${sign(env, token).toString('base64')}`);
  return writeCookie(env, sessionCookieName(env), value, maxAgeSeconds);
}

/** A Set-Cookie header that ends it in the browser. */
export const clearSessionCookie = (env: Pick<Env, 'PUBLIC_URL'>) => writeCookie(env, sessionCookieName(env), '', 0);

/** Every cookie of ours is out of reach for scripts, and not sent with other sites' forms. */
export function writeCookie(
  env: Pick<Env, 'PUBLIC_URL'>,
  name: string,
  value: string,
  maxAgeSeconds: number | null,
  path = '/',
): string {
  const maxAge = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
  const secure = cookieNames(env).useSecureCookies ? '; Secure' : '';
  return `${name}=${value}; Path=${path}${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

function decode(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
