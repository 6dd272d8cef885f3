import type { Selectable } from 'kysely';
import type { ApiKey } from '#contract/integrations/api-keys.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import { API_KEYS_MAX } from '#contract/values/integrations.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import type { ApiKeys } from '../../platform/db/schema.gen.ts';
import { failure, invalid } from '../../platform/http/failure.ts';
import { type Viewer, requireRecentProof } from '../../platform/http/viewer.ts';
import { hashApiKey, hintOf, makeApiKey } from './key-format.ts';

const toApiKey = (row: Selectable<ApiKeys>): ApiKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes as ApiKey['scopes'],
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

export async function listApiKeys({ db }: Pick<Context, 'db'>, { userId }: Viewer) {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('company_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(API_KEYS_MAX)
    .execute();
  return { items: rows.map(toApiKey) };
}

interface Wanted {
  name: string;
  scopes: ApiKey['scopes'];
  expiresInDays: number | null;
}

/**
 * Only this answer contains the key. @throws password_needed, email_not_confirmed, or invalid_input beyond the maximum number
 * of keys.
 */
export async function createApiKey(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewer: Viewer,
  { name, scopes, expiresInDays }: Wanted,
): Promise<ApiKey & { key: string }> {
  if (!viewer.emailVerified) throw failure('email_not_confirmed');
  requireRecentProof({ clock }, viewer);
  const { userId, address } = viewer;
  const now = clock();
  const key = makeApiKey();
  const row = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('company_profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    const known = await trx.selectFrom('api_keys').select('id').where('company_id', '=', userId).execute();
    if (known.length >= API_KEYS_MAX) throw invalid('name', 'too_many');
    const created = await trx
      .insertInto('api_keys')
      .values({
        company_id: userId,
        name,
        key_hash: hashApiKey(key),
        hint: hintOf(key),
        scopes: [...new Set(scopes)],
        expires_at: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { apiKeyId: created.id };
    await recordEvent(trx, { kind: 'api_key_created', actorId: userId, subjectId: userId, address, details });
    return created;
  });
  return { ...toApiKey(row), key };
}

/** The next request with the key is refused. Idempotent. */
export async function revokeApiKey({ db }: Pick<Context, 'db'>, { userId, address }: Viewer, apiKeyId: string) {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('api_keys')
      .where('id', '=', apiKeyId)
      .where('company_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    const details = { apiKeyId };
    await recordEvent(trx, { kind: 'api_key_revoked', actorId: userId, subjectId: userId, address, details });
  });
}
