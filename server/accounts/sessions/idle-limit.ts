import { ADMIN_IDLE_MINUTES, REMEMBERED_IDLE_DAYS, SESSION_IDLE_MINUTES } from '#contract/accounts/sessions.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Env } from '../../platform/env.ts';

/** Returns how long a session may be idle before it ends. */
export function idleLimitMinutes(
  { NODE_ENV }: Pick<Env, 'NODE_ENV'>,
  { isAdmin, isRemembered }: { isAdmin: boolean; isRemembered: boolean },
): number {
  if (isAdmin && NODE_ENV === 'production') return ADMIN_IDLE_MINUTES;
  return isRemembered ? REMEMBERED_IDLE_DAYS * 24 * 60 : SESSION_IDLE_MINUTES;
}

/** Deletes, each hour, the sessions that have expired or were idle for too long. */
export async function deleteExpiredSessions({ db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>) {
  const now = clock();
  const idleSince = (isAdmin: boolean, isRemembered: boolean) =>
    new Date(now.getTime() - idleLimitMinutes(env, { isAdmin, isRemembered }) * 60_000);
  await sql`
    DELETE FROM sessions s USING users u WHERE u.id = s.user_id AND (s.expires_at <= ${now} OR s.seen_at <
      CASE WHEN u.is_admin THEN CASE WHEN s.is_remembered THEN ${idleSince(true, true)}::timestamptz ELSE ${idleSince(true, false)} END
        WHEN s.is_remembered THEN ${idleSince(false, true)} ELSE ${idleSince(false, false)} END)`.execute(db);
}
