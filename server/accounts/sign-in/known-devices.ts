import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '../../platform/http/routes.ts';
import { newToken } from '../sessions/session-cookie.ts';
import { readCookie, writeCookie } from '../../platform/http/cookies.ts';
import Bowser from 'bowser';

const COOKIE = 'closeup.device';
const COOKIE_SECONDS = 365 * 24 * 3600;
const TOKEN = /^[\w-]{43}$/;

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

const deviceOf = (secret: string) => `device ${createHash('sha256').update(secret).digest('base64url')}`;
const secretOf = (headers: Headers) => readCookie(headers, COOKIE)?.match(TOKEN)?.[0];

/** Returns the request's origin (a known device, or its address), and whether the owner of the email has signed in from it before. */
export async function findDevice({ app, headers, address }: Request, email: string) {
  const secret = secretOf(headers);
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
 * Stores three origins of a successful sign-in: the address, the kind of browser at that address, and the device. A cookie
 * identifies the device; with "remember this device" it outlives the browser session.
 * @returns `isNew` if the account was used before, but never from this device.
 */
export async function rememberDevice(
  { app, headers, reply, address }: Request,
  userId: string,
  remember: boolean,
): Promise<{ isNew: boolean }> {
  const secret = secretOf(headers) ?? newToken();
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

/** The address alone counts for accounts without any `client` origin: older releases did not store it. */
function isKnown(known: Set<string>, { address, client, device }: Record<'address' | 'client' | 'device', string>) {
  if (known.has(device) || known.has(client)) return true;
  return known.has(address) && ![...known].some((origin) => origin.startsWith('client '));
}

/** Names that differ from Bowser's, because `known_devices` stores them and mails show them. */
const NAMES: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
};

/** Returns the names of browser and system, without versions; null for what the user agent doesn't reveal. */
export function describeDevice(userAgent: string | null) {
  if (!userAgent) return { browser: null, system: null, isPhone: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system = os.name === 'iOS' ? platform.model : os.name;
  const named = (name: string | undefined) => (name ? (NAMES[name] ?? name) : null);
  return {
    browser: named(browser.name),
    system: named(system),
    isPhone: platform.type === 'mobile' || platform.type === 'tablet',
  };
}
