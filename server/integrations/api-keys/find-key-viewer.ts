import { MINUTE_MS } from '#contract/values/durations.ts';
import type { Scope } from '#contract/route.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { hashApiKey, isApiKey } from './key-format.ts';

/** `last_used_at` is written at most this often. */
const USED_EVERY_MS = MINUTE_MS;
const BEARER = /^Bearer +(.*)$/i;

const OWNER = `
  SELECT k.id AS "keyId", k.scopes, k.last_used_at AS "lastUsedAt", u.id AS "userId", u.email, u.name,
    u.user_type AS "userType", u.email_verified AS "emailVerified", c.block_keys AS "blockKeys"
  FROM api_keys k JOIN users u ON u.id = k.company_id JOIN company_profiles c ON c.user_id = u.id
  WHERE k.key_hash = $1 AND (k.expires_at IS NULL OR k.expires_at > $2) AND u.deletion_requested_at IS NULL`;

interface Owner extends Pick<Viewer, 'userId' | 'email' | 'name' | 'userType' | 'emailVerified' | 'blockKeys'> {
  keyId: string;
  scopes: Scope[];
  lastUsedAt: Date | null;
}

/**
 * Returns the company that a request's API key belongs to, or undefined if the request has no key. A key is never an admin and
 * never counts as recent authentication. @throws unauthenticated for a key that is unknown, expired or revoked.
 */
export async function findKeyViewer(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  headers: Headers,
): Promise<Viewer | undefined> {
  const key = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  if (key === undefined) return undefined;
  if (!isApiKey(key)) throw failure('unauthenticated');
  const now = clock();
  const { rows } = await pool.query<Owner>({ name: 'api-key', text: OWNER, values: [hashApiKey(key), now] });
  if (!rows[0]) throw failure('unauthenticated');
  const { keyId, scopes, lastUsedAt, ...owner } = rows[0];
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > USED_EVERY_MS)
    await pool.query('UPDATE api_keys SET last_used_at = $1 WHERE id = $2', [now, keyId]);
  return {
    ...owner,
    sessionId: keyId,
    isAdmin: false,
    hasSecondFactor: false,
    authenticatedAt: new Date(0),
    apiKey: { id: keyId, scopes },
  };
}
