import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

type Using = Pick<Context, 'db' | 'env' | 'clock'>;

/** So many attempts are free; each one after that doubles the wait. */
interface Pace {
  free: number;
  firstSeconds: number;
  mostSeconds: number;
}
const FROM_ONE_PLACE: Pace = { free: 5, firstSeconds: 30, mostSeconds: 3600 };
const FROM_EVERYWHERE: Pace = { free: 50, firstSeconds: 5, mostSeconds: 300 };
const EVERYWHERE = 'everywhere';

/** Emails that were tried are kept as hashes only. */
export const attemptsKey = ({ SECRET }: Pick<Context['env'], 'SECRET'>, email: string) =>
  createHmac('sha256', SECRET).update(`attempts ${email.toLowerCase()}`).digest('base64url');

/**
 * Counts an attempt before it is made, so that guesses side by side don't slip through. `isFamiliar`: the owner has been here
 * before, and what strangers do elsewhere does not hold them up.
 * @throws rate_limited while there is a wait.
 */
export async function takeAttempt(app: Using, email: string, origin: string, isFamiliar: boolean) {
  const account = attemptsKey(app.env, email);
  await take(app, account, origin, FROM_ONE_PLACE);
  if (!isFamiliar) await take(app, account, EVERYWHERE, FROM_EVERYWHERE);
}

async function take({ db, clock }: Using, account: string, origin: string, pace: Pace) {
  const now = clock();
  const count = sql<number>`CASE WHEN a.last_at < ${now}::timestamptz - interval '1 day' THEN 1 ELSE a.attempts + 1 END`;
  const { rows } = await sql`
    INSERT INTO sign_in_attempts AS a (account, origin, attempts, last_at, next_at) VALUES (${account}, ${origin}, 1, ${now}, ${now})
    ON CONFLICT (account, origin) DO UPDATE SET attempts = ${count}, last_at = ${now},
      next_at = ${now}::timestamptz + make_interval(secs => CASE WHEN ${count} <= ${pace.free} THEN 0
        ELSE least(${pace.firstSeconds} * 2 ^ least(${count} - ${pace.free} - 1, 20), ${pace.mostSeconds}) END)
    WHERE a.next_at <= ${now} RETURNING 1`.execute(db);
  if (rows.length > 0) return;
  const waiting = await db
    .selectFrom('sign_in_attempts')
    .select('next_at')
    .where('account', '=', account)
    .where('origin', '=', origin)
    .executeTakeFirst();
  const waitMs = (waiting?.next_at.getTime() ?? 0) - now.getTime();
  throw failure('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** A right password. A proven owner starts afresh; whoever only claims the email gets this one attempt back. */
export async function settleAttempt({ db, env }: Using, email: string, origin: string, isProven: boolean) {
  const account = attemptsKey(env, email);
  if (isProven)
    await db.deleteFrom('sign_in_attempts').where('account', '=', account).where('origin', '=', origin).execute();
  else
    await db
      .updateTable('sign_in_attempts')
      .set((eb) => ({ attempts: eb('attempts', '-', 1), next_at: eb.ref('last_at') }))
      .where('account', '=', account)
      .where('origin', '=', origin)
      .execute();
}
