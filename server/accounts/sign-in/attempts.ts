import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';

/** The first `free` attempts need no wait; each further one doubles it. */
interface Backoff {
  free: number;
  firstSeconds: number;
  maxSeconds: number;
}
const PER_ORIGIN: Backoff = { free: 5, firstSeconds: 30, maxSeconds: 3600 };
const PER_ACCOUNT: Backoff = { free: 50, firstSeconds: 5, maxSeconds: 300 };
const ALL_ORIGINS = 'everywhere';

/** Returns the keyed hash under which the attempts on an email are counted; the email itself is not stored. */
export const attemptsKey = ({ SECRET }: Pick<Context['env'], 'SECRET'>, email: string) =>
  createHmac('sha256', SECRET).update(`attempts ${email.toLowerCase()}`).digest('base64url');

/**
 * Counts an attempt before it is made, so that concurrent guesses don't slip through.
 * @param isFamiliar the owner has signed in from this origin before, so attempts from other origins don't lock it out
 * @throws rate_limited during a wait.
 */
export async function takeAttempt(
  context: Pick<Context, 'db' | 'env' | 'clock'>,
  email: string,
  origin: string,
  isFamiliar: boolean,
) {
  const account = attemptsKey(context.env, email);
  await countAttempt(context, account, origin, PER_ORIGIN);
  if (!isFamiliar) await countAttempt(context, account, ALL_ORIGINS, PER_ACCOUNT);
}

async function countAttempt(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  account: string,
  origin: string,
  { free, firstSeconds, maxSeconds }: Backoff,
) {
  const now = clock();
  const count = sql<number>`CASE WHEN a.last_at < ${now}::timestamptz - interval '1 day' THEN 1 ELSE a.attempts + 1 END`;
  const { rows } = await sql`
    INSERT INTO sign_in_attempts AS a (account, origin, attempts, last_at, next_at) VALUES (${account}, ${origin}, 1, ${now}, ${now})
    ON CONFLICT (account, origin) DO UPDATE SET attempts = ${count}, last_at = ${now},
      next_at = ${now}::timestamptz + make_interval(secs => CASE WHEN ${count} <= ${free} THEN 0
        ELSE least(${firstSeconds} * 2 ^ least(${count} - ${free} - 1, 20), ${maxSeconds}) END)
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

/** Call this after a correct password. A verified owner's count is reset; a pending registration gets only this attempt back. */
export async function settleAttempt(
  { db, env }: Pick<Context, 'db' | 'env'>,
  email: string,
  origin: string,
  isVerified: boolean,
) {
  const account = attemptsKey(env, email);
  if (isVerified)
    await db.deleteFrom('sign_in_attempts').where('account', '=', account).where('origin', '=', origin).execute();
  else
    await db
      .updateTable('sign_in_attempts')
      .set((eb) => ({ attempts: eb('attempts', '-', 1), next_at: eb.ref('last_at') }))
      .where('account', '=', account)
      .where('origin', '=', origin)
      .execute();
}
