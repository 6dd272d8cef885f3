import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';
import { publishWith } from '../platform/live/publish.ts';
import { endChallenges } from './challenges.ts';
import { voidLinks } from './links.ts';

/** Ends whatever others may still have in hand: sessions, sign-ins that wait for a code, remembered devices, links that set a password or an email. */
export async function endAccess(trx: Kysely<DB>, userId: string, now: Date) {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  await voidLinks(trx, userId, now, ['confirm_email', 'reset_password', 'change_email']);
  await endChallenges(trx, userId);
  await publishWith(trx, userId, 'session_ended', {});
}
