import type { RequestContext } from '../../platform/http/routes.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { invalid, failure } from '../../platform/http/failure.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { settleAttempt, takeAttempt } from './attempts.ts';
import type { PasskeyAnswer } from '#contract/accounts/passkeys.ts';
import { markSecondFactor } from '../sessions/open-session.ts';
import { checkPasskey } from '../passkeys/check-passkey.ts';
import { hasTwoStep } from '../two-step/ask-for-code.ts';
import { checkCode } from '../two-step/check-code.ts';

/**
 * Renews the session's authentication with the password.
 * @param field the input that a wrong password is reported for
 * @throws invalid_input (`field`) if the password is wrong; rate_limited after several wrong ones.
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
  await markReauthenticated(app, sessionId);
}

/** Records that the session's person has just authenticated. */
export async function markReauthenticated({ db, clock }: Pick<Context, 'db' | 'clock'>, sessionId: string) {
  await db.updateTable('sessions').set({ reauthenticated_at: clock() }).where('id', '=', sessionId).execute();
}

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'> & { viewer: Viewer };

/**
 * Renews the session's authentication with a code.
 * @throws invalid_input (`code`) if it is wrong or the account has no two-step verification.
 */
export async function reauthenticateWithCode(request: Request, code: string) {
  const { app, viewer } = request;
  if (!(await hasTwoStep(app, viewer.userId))) throw invalid('code', 'wrong_code');
  await checkCode(request, viewer.userId, code);
  await markTwoFactors(request);
}

/** Renews the session's authentication with a passkey of the account. @throws passkey_refused */
export async function reauthenticateWithPasskey(request: Request, answer: PasskeyAnswer) {
  const { app, viewer, address } = request;
  const userId = await checkPasskey(request, 'passkey_proof', answer).catch(async (error: unknown) => {
    const details = { method: 'passkey' };
    await recordEvent(app.db, { kind: 'reauthentication_failed', actorId: viewer.userId, address, details });
    throw error;
  });
  if (userId !== viewer.userId) throw failure('passkey_refused');
  await markTwoFactors(request);
}

async function markTwoFactors({ app, viewer }: Request) {
  await markReauthenticated(app, viewer.sessionId);
  await markSecondFactor(app, viewer.sessionId);
}
