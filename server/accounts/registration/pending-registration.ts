import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import { UNVERIFIED_ACCOUNT_DAYS } from '#contract/values/durations.ts';
import type { Env } from '../../platform/env.ts';
import { readCookie, writeCookie } from '../../platform/http/cookies.ts';
import type { RequestContext } from '../../platform/http/routes.ts';

/** The format and cost of better-auth's hashes, so that its `verify` accepts ours. */
const COST = { N: 16_384, r: 16, p: 1 };
const KEY_BYTES = 64;

/**
 * Hashes the password of an account with an unverified email. The salt depends on the email, so that one hash finds the
 * account among any number of pending registrations of the same email, and signing in takes equally long for all of them.
 */
export function hashPendingPassword({ SECRET }: Pick<Env, 'SECRET'>, email: string, password: string): Promise<string> {
  const salt = createHmac('sha256', SECRET).update(`claim ${email.toLowerCase()}`).digest('hex').slice(0, 32);
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...COST, maxmem: 256 * COST.N * COST.r }, (error, key) =>
      error ? reject(error) : resolve(`${salt}:${key.toString('hex')}`),
    );
  });
}

const COOKIE = 'closeup.pending';
const VALUE = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/;
const DAY_SECONDS = 86_400;

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

const signatureOf = ({ SECRET }: Pick<Env, 'SECRET'>, userId: string) =>
  createHmac('sha256', SECRET).update(`pending ${userId}`).digest();

/** Remembers this browser as one where the password of this unverified account was entered. */
export function rememberPendingBrowser({ app: { env }, reply }: Pick<Request, 'app' | 'reply'>, userId: string) {
  const value = `${userId}.${signatureOf(env, userId).toString('hex')}`;
  void reply.header('set-cookie', writeCookie(env, COOKIE, value, UNVERIFIED_ACCOUNT_DAYS * DAY_SECONDS, '/api'));
}

/** Returns whether the account's password was entered in this browser. */
export function isPendingBrowser({ app, headers }: Pick<Request, 'app' | 'headers'>, userId: string): boolean {
  const [, id, signature] = VALUE.exec(readCookie(headers, COOKIE) ?? '') ?? [];
  if (id !== userId || !signature) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(app.env, userId));
}
