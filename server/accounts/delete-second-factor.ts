import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';

const EVER = new Date(0);

/** Whatever signs in beside the password, or is asked for after it, and was added since then: it may not be its owner's. */
export async function deleteSecondFactor(trx: Kysely<DB>, userId: string, since = EVER) {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute();
  const gone = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('enabled_at', 'is', null), eb('enabled_at', '>=', since)]))
    .returning('enabled_at')
    .executeTakeFirst();
  if (gone?.enabled_at) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
