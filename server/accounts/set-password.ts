import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';

export async function setPassword(trx: Kysely<DB>, userId: string, hash: string, now: Date) {
  await trx
    .updateTable('credentials')
    .set({ password: hash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
}
