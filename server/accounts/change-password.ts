import type { z } from 'zod';
import type { changePasswordSchema } from '#contract/account-safety.ts';
import { FRESH_SESSION_MINUTES } from '#contract/constants.ts';
import type { Context } from '../context.ts';
import { failure, invalid } from '../failure.ts';
import { publishWith } from '../live/publish.ts';
import type { Viewer } from '../viewer.ts';
import { settleAttempt, takeAttempt } from './attempts.ts';
import { hashUnproven } from './unproven.ts';

/**
 * Changes the password and signs out every other session.
 * @throws password_needed where the session is older than ten minutes and the current password is not given;
 * invalid_input (`currentPassword`) where it is wrong; rate_limited after several wrong ones.
 */
export async function changePassword(
  app: Pick<Context, 'db' | 'auth' | 'env' | 'clock'>,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  { newPassword, currentPassword }: z.output<typeof changePasswordSchema>,
) {
  const { db, auth, env, clock } = app;
  const account = await db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select(['users.email', 'claimed_email', 'email_verified', 'credentials.password', 'sessions.created_at'])
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const { hash, verify } = (await auth.$context).password;
  const isFresh = clock().getTime() - account.created_at.getTime() <= FRESH_SESSION_MINUTES * 60_000;
  if (currentPassword === undefined && !isFresh) throw failure('password_needed');
  if (currentPassword !== undefined) {
    await takeAttempt(app, account.email, `session ${sessionId}`, true);
    if (!account.password || !(await verify({ hash: account.password, password: currentPassword })))
      throw invalid('currentPassword', 'wrong_password');
    await settleAttempt(app, account.email, `session ${sessionId}`, true);
  }
  const password = account.email_verified
    ? await hash(newPassword)
    : await hashUnproven(env, account.claimed_email ?? account.email, newPassword);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('credentials')
      .set({ password, updated_at: clock() })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
    await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute();
    await trx
      .deleteFrom('verifications')
      .where('value', '=', userId)
      .where('identifier', 'like', 'reset-password:%')
      .execute();
    await publishWith(trx, userId, 'session_ended', {});
  });
}
