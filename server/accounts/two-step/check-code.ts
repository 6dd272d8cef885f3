import { CODE_DIGITS } from '#contract/accounts/two-step.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { invalid, failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { settleAttempt, takeAttempt } from '../sign-in/attempts.ts';
import { findDevice } from '../sign-in/known-devices.ts';
import { mailSecurityNotice } from '../sign-in/security-notices.ts';
import { decryptSecret, stepOf } from './authenticator.ts';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import type { SessionUser } from '#contract/accounts/fields.ts';
import { findChallenge, takeChallenge } from '../sign-in/challenges.ts';
import { openSession } from '../sessions/open-session.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

const DIGITS = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

/**
 * Uses a code of the account's authenticator app or one of its recovery codes. Guesses are counted per account on all servers:
 * one count for each origin where the owner has signed in before, and one for all other origins.
 * @throws invalid_input (`code`) if it is neither or was used before; rate_limited after several wrong ones.
 */
export async function checkCode(request: Request, userId: string, given: string): Promise<'code' | 'recovery_code'> {
  const { app, address } = request;
  const code = given.replaceAll(/[\s-]/g, '');
  const { email } = await app.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const { origin, isFamiliar } = await findDevice(request, email);
  const guessOrigin = isFamiliar ? origin : 'strangers';
  const guesses = `codes of ${userId}`;
  await takeAttempt(app, guesses, guessOrigin, true);
  const isApp = DIGITS.test(code);
  if (!(isApp ? await takeAppCode(app, userId, code) : await takeRecoveryCode(app, userId, code))) {
    await recordEvent(app.db, { kind: 'second_factor_failed', subjectId: userId, address, details: { isApp } });
    throw invalid('code', isApp ? 'wrong_code' : 'wrong_recovery_code');
  }
  await settleAttempt(app, guesses, guessOrigin, true);
  if (isApp) return 'code';
  const left = await countRecoveryCodes(app.db, userId);
  await recordEvent(app.db, {
    kind: 'recovery_code_used',
    actorId: userId,
    subjectId: userId,
    address,
    details: { left },
  });
  await mailSecurityNotice(app, userId, 'recoveryCodeUsed');
  return 'recovery_code';
}

/** Accepts each code once, and none older than the last, even if two requests send it at the same time. */
export async function takeAppCode({ db, env, clock }: Request['app'], userId: string, code: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const step = factor && (await stepOf(await decryptSecret(env, factor.secret), code, clock()));
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Completes a sign-in that this browser has started. After a wrong code, it may be tried again.
 * @throws sign_in_expired if none was started in the last ten minutes.
 */
export async function finishSignIn(request: Request, code: string): Promise<SessionUser> {
  const started = await findChallenge(request, 'code', '');
  if (!started?.user_id) throw failure('sign_in_expired');
  const proof = await checkCode(request, started.user_id, code);
  const taken = await takeChallenge(request, 'code', '');
  if (taken?.user_id !== started.user_id) throw failure('sign_in_expired');
  return openSession(request, started.user_id, { remember: taken.remember, proof });
}
