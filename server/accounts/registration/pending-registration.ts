import { UNVERIFIED_ACCOUNT_DAYS } from '#contract/values/product.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { writeCookie } from '../sessions/session-cookie.ts';
import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../platform/env.ts';

/** The form and cost of better-auth's own hashes, which verify these. */
const COST = { N: 16_384, r: 16, p: 1 };
const KEY_BYTES = 64;

/**
 * Hashes the password of an account whose email nobody has proven. The salt is the email's own, so that one hash finds the
 * account among any number of claims to the same email, and signing in takes the same time for all of them.
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
const VALUE = /(?:^|; )closeup\.pending=([0-9a-f-]{36})\.([0-9a-f]{64})(?:;|$)/;
const DAY_SECONDS = 86_400;

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

const sign = (secret: string, userId: string) => createHmac('sha256', secret).update(`pending ${userId}`).digest();

/** This browser has given the password of an account whose email is not proven yet. */
export function rememberPending({ app, reply }: Pick<Request, 'app' | 'reply'>, userId: string) {
  const value = `${userId}.${sign(app.env.SECRET, userId).toString('hex')}`;
  void reply.header('set-cookie', writeCookie(app.env, COOKIE, value, UNVERIFIED_ACCOUNT_DAYS * DAY_SECONDS, '/api'));
}

/** Whether the same person, in this browser, chose the account's password. */
export function isPendingBrowser({ app, headers }: Pick<Request, 'app' | 'headers'>, userId: string): boolean {
  const [, id, signature] = VALUE.exec(headers.get('cookie') ?? '') ?? [];
  if (id !== userId || !signature) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), sign(app.env.SECRET, userId));
}
