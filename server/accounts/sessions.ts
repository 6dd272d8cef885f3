import type { AccountSession } from '#contract/account-safety.ts';
import type { Context } from '../context.ts';
import { failure } from '../failure.ts';
import type { Viewer } from '../viewer.ts';
import { describeDevice } from './describe-device.ts';

type Using = Pick<Context, 'db' | 'clock'>;

/** Where the account is signed in: this session first, then the last seen. */
export async function listSessions(
  { db, clock }: Using,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip_address', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock())
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === sessionId,
    ...describeDevice(row.user_agent),
    address: row.ip_address || null,
    signedInAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
}

/** @throws not_found for another account's session, or one that has ended. */
export async function endSession(
  { db, publish }: Pick<Context, 'db' | 'publish'>,
  { userId }: Pick<Viewer, 'userId'>,
  sessionId: string,
) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!numDeletedRows) throw failure('not_found');
  await publish(userId, 'session_ended', {});
}

/** Signs out everywhere; devices that were remembered are strangers again. */
export async function endAllSessions(
  { db, publish }: Pick<Context, 'db' | 'publish'>,
  { userId }: Pick<Viewer, 'userId'>,
) {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('known_origins').where('user_id', '=', userId).execute();
  await publish(userId, 'session_ended', {});
}
