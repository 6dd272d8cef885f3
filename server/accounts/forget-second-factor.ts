import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** Whatever signs in beside the password, or is asked for after it, is gone: it may not be its owner's. */
export async function forgetSecondFactor(trx: Kysely<DB>, userId: string) {
  for (const table of ['passkeys', 'second_factors', 'recovery_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}
