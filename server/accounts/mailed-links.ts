import { MAILED_LINKS_PER_HOUR } from '#contract/constants.ts';
import type { Database } from '../db/client.ts';

const HOUR_MS = 3_600_000;

/** Whether an address has been mailed so many links in the last hour that a further one would be a nuisance. */
export async function hasManyLinks(db: Database, now: Date, email: string): Promise<boolean> {
  const { count } = await db
    .selectFrom('users')
    .innerJoin('verifications', (join) =>
      join.onRef('verifications.value', '=', (eb) => eb.cast<string>('users.id', 'text')),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('users.email', '=', email), eb('users.claimed_email', '=', email)]))
    .where('verifications.created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return count >= MAILED_LINKS_PER_HOUR;
}
