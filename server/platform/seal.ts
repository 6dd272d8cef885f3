import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Env } from './env.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

type Secret = Pick<Env, 'SECRET'>;
/** What a text is sealed for. Each purpose has its own key, derived from SECRET. */
type Purpose = 'webhook secrets' | 'declared categories';

const keyOf = ({ SECRET }: Secret, purpose: Purpose) => Buffer.from(hkdfSync('sha256', SECRET, '', purpose, 32));

/**
 * Encrypts a text with AES-256-GCM, so that a copy of the database alone can't reveal it. The text's length isn't hidden.
 * @returns base64
 */
export function seal(env: Secret, purpose: Purpose, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(env, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws if the text was changed, or sealed for another purpose or with another SECRET. */
export function unseal(env: Secret, purpose: Purpose, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(env, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
