import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import type { Env } from '../../platform/env.ts';

/** The header before the 32 key bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 key that signs audit records, derived from SECRET so that all servers share it. */
function auditKey({ SECRET }: Pick<Env, 'SECRET'>) {
  const seed = Buffer.from(hkdfSync('sha256', SECRET, '', 'audit records', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, seed]), format: 'der', type: 'pkcs8' });
}

/** Signs a text with Ed25519 (RFC 8032): the same text and key always give the same signature. */
export function signText(env: Pick<Env, 'SECRET'>, text: string) {
  const key = auditKey(env);
  return {
    algorithm: 'Ed25519',
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
    value: sign(null, Buffer.from(text), key).toString('base64'),
  };
}
