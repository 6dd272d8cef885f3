import type { Env } from '../../platform/env.ts';
import { areCookiesSecure, readCookie, writeCookie } from '../../platform/http/cookies.ts';
import { LRUCache } from 'lru-cache';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const COOKIE_PREFIX = 'closeup';

/** better-auth's options for the names of its cookies, which the functions below read and write too. */
export const cookieNames = (env: Pick<Env, 'PUBLIC_URL'>) => ({
  cookiePrefix: COOKIE_PREFIX,
  useSecureCookies: areCookiesSecure(env),
});

const sessionCookieName = (env: Pick<Env, 'PUBLIC_URL'>) =>
  `${areCookiesSecure(env) ? '__Secure-' : ''}${COOKIE_PREFIX}.session_token`;
const signatureOf = ({ SECRET }: Pick<Env, 'SECRET'>, token: string) =>
  createHmac('sha256', SECRET).update(token).digest();

const REMEMBERED_MAX = 10_000;
/** The tokens of cookies whose signature was right, by secret and cookie. */
const verified = new LRUCache<string, string>({ max: REMEMBERED_MAX });

/**
 * Returns the session token of a request, or null if there is none or its signature is wrong. The format is better-auth's:
 * "token.signature", HMAC-SHA-256 in base64. better-auth's own reader takes a millisecond, which every request would pay.
 */
export function readSessionToken(env: Pick<Env, 'PUBLIC_URL' | 'SECRET'>, headers: Headers): string | null {
  const cookie = readCookie(headers, sessionCookieName(env));
  if (!cookie) return null;
  const key = `${env.SECRET} ${cookie}`;
  const known = verified.get(key);
  if (known) return known;
  const [, token, signature] = /^([^.]+)\.([^.]{44})$/.exec(cookie) ?? [];
  if (!token || !signature) return null;
  const expected = signatureOf(env, token);
  const given = Buffer.from(signature, 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  verified.set(key, token);
  return token;
}

/** Returns a Set-Cookie header with the session token. @param maxAgeSeconds null: until the browser closes. */
export const writeSessionCookie = (
  env: Pick<Env, 'PUBLIC_URL' | 'SECRET'>,
  token: string,
  maxAgeSeconds: number | null,
): string =>
  writeCookie(env, sessionCookieName(env), `${token}.${signatureOf(env, token).toString('base64')}`, maxAgeSeconds);

/** Returns a Set-Cookie header that deletes the cookie. */
export const clearSessionCookie = (env: Pick<Env, 'PUBLIC_URL'>) => writeCookie(env, sessionCookieName(env), '', 0);

/** Returns an unguessable token for a session, a link or a browser. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The database stores only this hash, SHA-256 in hex, so that a leaked table contains no usable token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
