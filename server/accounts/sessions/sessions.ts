import { sql } from 'kysely';
import type { AccountSession } from '#contract/accounts/sessions.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { endChallenges } from '../sign-in/challenges.ts';
import { describeDevice } from '../sign-in/known-devices.ts';
import { idleLimitMinutes } from './find-viewer.ts';

/** Returns the account's living sessions: this one first, then the most recently used. */
export async function listSessions(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId, sessionId, isAdmin }: Pick<Viewer, 'userId' | 'sessionId' | 'isAdmin'>,
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'seen_at', 'is_remembered'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock())
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('seen_at', 'desc')
    .execute();
  const now = clock().getTime();
  const isLive = (row: { seen_at: Date; is_remembered: boolean }) =>
    now - row.seen_at.getTime() <= idleLimitMinutes(env, { isAdmin, isRemembered: row.is_remembered }) * MINUTE_MS;
  return rows.filter(isLive).map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    ...describeDevice(row.user_agent),
    address: row.ip_address || null,
    signedInAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
}

/** @throws not_found if the session is another account's or has ended. */
export async function endSession(
  { app: { db, publish }, address }: Pick<RequestContext, 'app' | 'address'>,
  { userId }: Pick<Viewer, 'userId'>,
  sessionId: string,
) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!numDeletedRows) throw failure('not_found');
  await recordEvent(db, { kind: 'sessions_ended', actorId: userId, subjectId: userId, address, details: { count: 1 } });
  await publish(userId, 'session_ended', {});
}

/** Ends every session and deletes the account's known devices. */
export async function endAllSessions(
  { app: { db, publish }, address }: Pick<RequestContext, 'app' | 'address'>,
  { userId }: Pick<Viewer, 'userId'>,
) {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  await endChallenges(db, userId);
  const details = { count: Number(numDeletedRows) };
  await recordEvent(db, { kind: 'sessions_ended', actorId: userId, subjectId: userId, address, details });
  await publish(userId, 'session_ended', {});
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
