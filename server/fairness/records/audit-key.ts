import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../platform/env.ts';

/** The Ed25519 key that signs audit records: a file beside the secret, made when the server first starts. */
export function ensureAuditKey({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) {
  const path = join(DATA_DIR, 'audit-key.pem');
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    try {
      writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another process has made it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return createPrivateKey(readFileSync(path, 'utf8'));
}

/** Signs a text with Ed25519 (RFC 8032): the same text and key always give the same signature. */
export function signText(env: Pick<Env, 'DATA_DIR'>, text: string) {
  const key = ensureAuditKey(env);
  return {
    algorithm: 'Ed25519',
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
    value: sign(null, Buffer.from(text), key).toString('base64'),
  };
}
