import { sql } from 'kysely';
import { type AccountSession, SESSIONS_PAGE_SIZE } from '#contract/accounts/sessions.ts';
import { MINUTE_MS } from '#contract/values/durations.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { readCursor, writeCursor } from '../../platform/db/keyset.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { endChallenges } from '../sign-in/challenges.ts';
import { describeDevice } from '../sign-in/known-devices.ts';
import { idleLimitMinutes } from './find-viewer.ts';

/**
 * Lists the account's active sessions: this one first, then the most recently used. @throws invalid_input for a malformed cursor
 */
export async function listSessions(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId, sessionId, isAdmin }: Pick<Viewer, 'userId' | 'sessionId' | 'isAdmin'>,
  { cursor }: { cursor?: string | undefined } = {},
): Promise<{ items: AccountSession[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const idleSince = (isRemembered: boolean) =>
    new Date(clock().getTime() - idleLimitMinutes(env, { isAdmin, isRemembered }) * MINUTE_MS);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'seen_at', 'is_remembered'])
    .select(sql<string>`seen_at::text`.as('at'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock())
    .where(
      sql<boolean>`seen_at >= CASE WHEN is_remembered THEN ${idleSince(true)}::timestamptz ELSE ${idleSince(false)} END`,
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`id <> ${sessionId} AND (seen_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_PAGE_SIZE + 1)
    .execute();
  const last = rows.length > SESSIONS_PAGE_SIZE ? rows[SESSIONS_PAGE_SIZE - 1]! : null;
  const items = rows.slice(0, SESSIONS_PAGE_SIZE).map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    ...describeDevice(row.user_agent),
    address: row.ip_address || null,
    signedInAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
  return { items, nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }) };
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

/** Hourly job: deletes the sessions that have expired or were idle for too long. */
export async function deleteExpiredSessions({ db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>) {
  const now = clock();
  const idleSince = (isAdmin: boolean, isRemembered: boolean) =>
    new Date(now.getTime() - idleLimitMinutes(env, { isAdmin, isRemembered }) * 60_000);
  await sql`
    DELETE FROM sessions s USING users u WHERE u.id = s.user_id AND (s.expires_at <= ${now} OR s.seen_at <
      CASE WHEN u.is_admin THEN CASE WHEN s.is_remembered THEN ${idleSince(true, true)}::timestamptz ELSE ${idleSince(true, false)} END
        WHEN s.is_remembered THEN ${idleSince(false, true)} ELSE ${idleSince(false, false)} END)`.execute(db);
}
