import { TWO_STEP_SETUP_MINUTES } from '#contract/accounts/two-step.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure, invalid } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { type Viewer, requireRecentProof } from '../../platform/http/viewer.ts';
import { settleAttempt, takeAttempt } from '../sign-in/attempts.ts';
import { endChallenges } from '../sign-in/challenges.ts';
import { markSecondFactor } from '../sessions/open-session.ts';
import { mailSecurityNotice } from '../sign-in/security-notices.ts';
import { hasTwoStep } from './ask-for-code.ts';
import { encryptSecret, newSecret, secretForApps } from './authenticator.ts';
import { takeAppCode } from './check-code.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';

type Request = Pick<RequestContext, 'app' | 'address'> & { viewer: Viewer };

/** Creates a secret, which takes effect with its first code. @throws conflict if two-step verification is already on. */
export async function startTwoStep({ app, viewer }: Request) {
  requireRecentProof(app, viewer);
  const secret = newSecret();
  const row = { secret: await encryptSecret(app.env, secret), last_step: 0, created_at: app.clock() };
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('second_factors')
    .values({ user_id: viewer.userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('second_factors.enabled_at', 'is', null),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw failure('conflict');
  return secretForApps(secret, viewer.email);
}

/**
 * Enables two-step verification with the first code, and ends all other sessions, since none of them has a second factor.
 * @returns the recovery codes.
 * @throws conflict if it is on already or was not started in the last 15 minutes; invalid_input (`code`) if the code is wrong.
 */
export async function enableTwoStep({ app, viewer, address }: Request, given: string): Promise<string[]> {
  const { userId, sessionId } = viewer;
  requireRecentProof(app, viewer);
  const since = new Date(app.clock().getTime() - TWO_STEP_SETUP_MINUTES * 60_000);
  const started = await app.db
    .selectFrom('second_factors')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  if (!started) throw failure('conflict');
  const guesses = `codes of ${userId}`;
  await takeAttempt(app, guesses, `session ${sessionId}`, true);
  if (!(await takeAppCode(app, userId, given.replaceAll(/\s/g, '')))) throw invalid('code', 'wrong_code');
  await settleAttempt(app, guesses, `session ${sessionId}`, true);
  return app.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('second_factors')
      .set({ enabled_at: app.clock() })
      .where('user_id', '=', userId)
      .where('enabled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw failure('conflict');
    const codes = await renewRecoveryCodes(trx, app, userId);
    await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute();
    await endChallenges(trx, userId);
    await markSecondFactor({ ...app, db: trx }, sessionId);
    await publishWith(trx, userId, 'session_ended', {});
    await recordEvent(trx, { kind: 'second_factor_enabled', actorId: userId, subjectId: userId, address });
    await mailSecurityNotice({ ...app, db: trx }, userId, 'twoStepEnabled');
    return codes;
  });
}

/** @throws conflict if two-step verification is off. */
export async function renewCodes({ app, viewer, address }: Request): Promise<string[]> {
  const { userId } = viewer;
  requireRecentProof(app, viewer);
  if (!(await hasTwoStep(app, userId))) throw failure('conflict');
  return app.db.transaction().execute(async (trx) => {
    const codes = await renewRecoveryCodes(trx, app, userId);
    await recordEvent(trx, { kind: 'recovery_codes_renewed', actorId: userId, subjectId: userId, address });
    await mailSecurityNotice({ ...app, db: trx }, userId, 'recoveryCodesRenewed');
    return codes;
  });
}

/** Does nothing if two-step verification is off. */
export async function disableTwoStep({ app, viewer, address }: Request) {
  const { userId } = viewer;
  requireRecentProof(app, viewer);
  await app.db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .returning('enabled_at')
      .executeTakeFirst();
    await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    if (!deleted?.enabled_at) return;
    await recordEvent(trx, { kind: 'second_factor_disabled', actorId: userId, subjectId: userId, address });
    await mailSecurityNotice({ ...app, db: trx }, userId, 'twoStepDisabled');
  });
}
