import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../http.ts';

const COOKIE = 'closeup.device';
const COOKIE_SECONDS = 365 * 24 * 3600;
const SIGN = /(?:^|; )closeup\.device=([\w-]{43})(?:;|$)/;

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

const deviceOf = (secret: string) => `device ${createHash('sha256').update(secret).digest('base64url')}`;
const cookieOf = (headers: Headers) => headers.get('cookie')?.match(SIGN)?.[1];

/** Where a request comes from, and whether the owner of the email has signed in from there before. */
export async function findOrigin({ app, headers, address }: Request, email: string) {
  const secret = cookieOf(headers);
  const device = secret && deviceOf(secret);
  const fromAddress = `address ${address}`;
  const known = await app.db
    .selectFrom('known_origins')
    .innerJoin('users', 'users.id', 'known_origins.user_id')
    .select('origin')
    .where('users.email', '=', email)
    .where('users.email_verified', '=', true)
    .where('origin', 'in', device ? [device, fromAddress] : [fromAddress])
    .execute();
  const isKnownDevice = known.some(({ origin }) => origin === device);
  return { origin: isKnownDevice ? device! : fromAddress, isFamiliar: known.length > 0 };
}

/** After a right password: the address, and on "remember this device" the device by a cookie of its own. */
export async function rememberOrigin({ app, headers, reply, address }: Request, userId: string, remember: boolean) {
  const secret = cookieOf(headers) ?? randomBytes(32).toString('base64url');
  const origins = [`address ${address}`, ...(remember ? [deviceOf(secret)] : [])];
  await app.db
    .insertInto('known_origins')
    .values(origins.map((origin) => ({ user_id: userId, origin })))
    .onConflict((conflict) => conflict.columns(['user_id', 'origin']).doUpdateSet({ seen_at: sql`now()` }))
    .execute();
  if (!remember) return;
  const secure = app.env.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${COOKIE}=${secret}; Path=/api; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
}
