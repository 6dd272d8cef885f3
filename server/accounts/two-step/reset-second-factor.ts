import { recordEvent } from '../../audit/record-event.ts';
import type { Context } from '../../platform/context.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { endChallenges } from '../sign-in/challenges.ts';
import { deleteSecondFactor } from '../passwords/reset-access.ts';
import { mailSecurityNotice } from '../sign-in/security-notices.ts';

/**
 * Removes two-step verification and all passkeys, ends every session and mails the owner. An operator does this for people
 * who have lost their phone and recovery codes. The password stays.
 * @returns false if there is no such account.
 */
export async function resetSecondFactor(
  context: Pick<Context, 'db' | 'env' | 'mailer'>,
  email: string,
): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (!user) return false;
    await deleteSecondFactor(trx, user.id);
    await trx.deleteFrom('sessions').where('user_id', '=', user.id).execute();
    await endChallenges(trx, user.id);
    await publishWith(trx, user.id, 'session_ended', {});
    await recordEvent(trx, { kind: 'second_factor_disabled', subjectId: user.id, details: { by: 'operator' } });
    await mailSecurityNotice({ ...context, db: trx }, user.id, 'twoStepReset');
    return true;
  });
}
