import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from '../../platform/env.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Secret = Pick<Env, 'SECRET'>;

const keyOf = ({ SECRET }: Secret) => Buffer.from(hkdfSync('sha256', SECRET, '', 'webhook secrets', 32));

/** Encrypts a secret with AES-256-GCM, so that a copy of the database alone can't sign. @returns base64 */
export function seal(env: Secret, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(env), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws if the text was changed, or sealed with another SECRET. */
export function unseal(env: Secret, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(env), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
