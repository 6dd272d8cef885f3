import { createHmac, createPrivateKey, generateKeyPairSync, randomBytes, sign as signBytes } from 'node:crypto';
import type { Env } from '../../platform/env.ts';
import { seal, unseal } from '../../platform/seal.ts';

const SECRET_PREFIX = 'whsec_';
const PUBLIC_PREFIX = 'whpk_';
const SEALED_FOR = 'webhook secrets';

/** The columns of an endpoint that decide how its messages are signed. */
export interface SealedKeys {
  secret: string;
  signing_key: string;
  previous_secret: string | null;
  previous_signing_key: string | null;
  previous_until: Date | null;
}

/** Creates the secret and the ed25519 key pair of an endpoint. @returns the columns to store, and the secret in plain text */
export function makeKeys(env: Pick<Env, 'SECRET'>) {
  const secret = `${SECRET_PREFIX}${randomBytes(32).toString('base64')}`;
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url');
  return {
    secret,
    columns: {
      secret: seal(env, SEALED_FOR, secret),
      signing_key: seal(env, SEALED_FOR, signingKey),
      public_key: `${PUBLIC_PREFIX}${raw.toString('base64')}`,
    },
  };
}

/**
 * The headers of a message according to Standard Webhooks 1.0: one `v1` (HMAC-SHA-256) and one `v1a` (ed25519) signature of
 * "id.timestamp.body" for each pair of keys that is currently valid.
 */
export function signedHeaders(
  env: Pick<Env, 'SECRET'>,
  keys: SealedKeys,
  message: { id: string; body: string; at: Date },
): Record<string, string> {
  const timestamp = Math.floor(message.at.getTime() / 1000);
  const content = `${message.id}.${timestamp}.${message.body}`;
  const pairs: [secret: string, signingKey: string][] = [[keys.secret, keys.signing_key]];
  if (keys.previous_secret && keys.previous_signing_key && keys.previous_until && message.at < keys.previous_until)
    pairs.push([keys.previous_secret, keys.previous_signing_key]);
  const signatures = pairs.flatMap(([secret, signingKey]) => [
    `v1,${hmac(unseal(env, SEALED_FOR, secret), content)}`,
    `v1a,${ed25519(unseal(env, SEALED_FOR, signingKey), content)}`,
  ]);
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}

const hmac = (secret: string, content: string) =>
  createHmac('sha256', Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64'))
    .update(content)
    .digest('base64');

function ed25519(signingKey: string, content: string) {
  const key = createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' });
  return signBytes(null, Buffer.from(content), key).toString('base64');
}
