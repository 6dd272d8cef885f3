import { createHmac, scrypt } from 'node:crypto';
import type { Env } from '../platform/env.ts';

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
