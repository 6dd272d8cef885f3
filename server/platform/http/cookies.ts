import { parseCookie, stringifySetCookie } from 'cookie';
import type { Env } from '../env.ts';

export const areCookiesSecure = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) => PUBLIC_URL.startsWith('https:');

export const readCookie = (headers: Headers, name: string): string | undefined =>
  parseCookie(headers.get('cookie') ?? '')[name];

/** Returns a Set-Cookie header. Scripts can't read our cookies, and other sites' forms don't send them. */
export const writeCookie = (
  env: Pick<Env, 'PUBLIC_URL'>,
  name: string,
  value: string,
  /** Null for a cookie that ends with the browser session. */
  maxAgeSeconds: number | null,
  path = '/',
): string =>
  stringifySetCookie(
    {
      name,
      value,
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: areCookiesSecure(env),
      ...(maxAgeSeconds !== null && { maxAge: maxAgeSeconds }),
    },
    { encode: encodeURIComponent },
  );
