import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.gen.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { endChallenges } from '../sign-in/challenges.ts';
import { voidLinks } from '../verification/links.ts';

export async function setPassword(trx: Kysely<DB>, userId: string, hash: string, now: Date) {
  await trx
    .updateTable('credentials')
    .set({ password: hash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
}

/** Ends sessions and sign-ins that are waiting for a code, and deletes known devices and links that set a password or an email. */
export async function endAccess(trx: Kysely<DB>, userId: string, now: Date) {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  await voidLinks(trx, userId, now, ['confirm_email', 'reset_password', 'change_email']);
  await endChallenges(trx, userId);
  await publishWith(trx, userId, 'session_ended', {});
}

/** Deletes the passkeys and the authenticator app that were added since then, because an intruder may have added them. */
export async function deleteSecondFactor(trx: Kysely<DB>, userId: string, since = new Date(0)) {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute();
  const deleted = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('enabled_at', 'is', null), eb('enabled_at', '>=', since)]))
    .returning('enabled_at')
    .executeTakeFirst();
  if (deleted?.enabled_at) await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
