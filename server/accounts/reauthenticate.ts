import type { RequestContext } from '../platform/http/routes.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { settleAttempt, takeAttempt } from './attempts.ts';

/**
 * Shows by the password that the session is still its person's.
 * @param field the input that a wrong password is reported beside.
 * @throws invalid_input (`field`) where it is wrong; rate_limited after several wrong ones.
 */
export async function reauthenticate(
  { app, address }: Pick<RequestContext, 'app' | 'address'>,
  { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
  password: string,
  field = 'password',
) {
  const account = await app.db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.email', 'credentials.password'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  await takeAttempt(app, account.email, `session ${sessionId}`, true);
  const { verify } = (await app.auth.$context).password;
  if (!account.password || !(await verify({ hash: account.password, password }))) {
    await recordEvent(app.db, { kind: 'reauthentication_failed', actorId: userId, address });
    throw invalid(field, 'wrong_password');
  }
  await settleAttempt(app, account.email, `session ${sessionId}`, true);
  await markProven(app, sessionId);
}

/** The person of this session has just shown who they are. */
export async function markProven({ db, clock }: Pick<Context, 'db' | 'clock'>, sessionId: string) {
  await db.updateTable('sessions').set({ reauthenticated_at: clock() }).where('id', '=', sessionId).execute();
}
