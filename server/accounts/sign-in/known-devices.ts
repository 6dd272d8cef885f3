import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../../platform/http/routes.ts';
import { describeDevice } from './describe-device.ts';
import { writeCookie } from '../sessions/session-cookie.ts';

const COOKIE = 'closeup.device';
const COOKIE_SECONDS = 365 * 24 * 3600;
const CHARACTERS = /(?:^|; )closeup\.device=([\w-]{43})(?:;|$)/;

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

const deviceOf = (secret: string) => `device ${createHash('sha256').update(secret).digest('base64url')}`;
const cookieOf = (headers: Headers) => headers.get('cookie')?.match(CHARACTERS)?.[1];

/** Where a request comes from, and whether the owner of the email has signed in from there before. */
export async function findDevice({ app, headers, address }: Request, email: string) {
  const secret = cookieOf(headers);
  const device = secret && deviceOf(secret);
  const fromAddress = `address ${address}`;
  const known = await app.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('origin')
    .where('users.email', '=', email)
    .where('users.email_verified', '=', true)
    .where('origin', 'in', device ? [device, fromAddress] : [fromAddress])
    .execute();
  const isKnownDevice = known.some(({ origin }) => origin === device);
  return { origin: isKnownDevice ? device! : fromAddress, isFamiliar: known.length > 0 };
}

/**
 * After a right password: the address, the kind of browser there, and the device by a cookie of its own, which on "remember this
 * device" outlives the browser.
 * @returns `isNew` where the account has been used before, and never from this device.
 */
export async function rememberDevice(
  { app, headers, reply, address }: Request,
  userId: string,
  remember: boolean,
): Promise<{ isNew: boolean }> {
  const secret = cookieOf(headers) ?? randomBytes(32).toString('base64url');
  const { browser, system } = describeDevice(headers.get('user-agent'));
  const origins = {
    address: `address ${address}`,
    client: `client ${address} ${browser ?? '?'} ${system ?? '?'}`,
    device: deviceOf(secret),
  };
  const known = await app.db.selectFrom('known_devices').select('origin').where('user_id', '=', userId).execute();
  await app.db
    .insertInto('known_devices')
    .values(Object.values(origins).map((origin) => ({ user_id: userId, origin })))
    .onConflict((conflict) => conflict.columns(['user_id', 'origin']).doUpdateSet({ seen_at: sql`now()` }))
    .execute();
  const maxAge = remember ? COOKIE_SECONDS : null;
  void reply.header('set-cookie', writeCookie(app.env, COOKIE, secret, maxAge, '/api'));
  return { isNew: known.length > 0 && !isKnown(new Set(known.map(({ origin }) => origin)), origins) };
}

/** Accounts from before kinds of browsers were kept are known by their address alone. */
function isKnown(known: Set<string>, { address, client, device }: Record<'address' | 'client' | 'device', string>) {
  if (known.has(device) || known.has(client)) return true;
  return known.has(address) && ![...known].some((origin) => origin.startsWith('client '));
}
