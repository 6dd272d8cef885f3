import type { z } from 'zod';
import type { changePasswordSchema } from '#contract/accounts/credentials.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { publishWith } from '../../platform/live/publish.ts';
import { type Viewer, requireRecentProof } from '../../platform/http/viewer.ts';
import { endChallenges } from '../sign-in/challenges.ts';
import { requireStrongPassword } from './password-policy.ts';
import { voidLinks } from '../verification/links.ts';
import { setPassword } from './reset-access.ts';
import { reauthenticate } from '../sign-in/reauthenticate.ts';
import { mailSecurityNotice } from '../sign-in/security-notices.ts';
import { hashPendingPassword } from '../registration/pending-registration.ts';

/**
 * Changes the password, ends every other session and voids the reset links that were mailed.
 * @throws password_needed if the last authentication is more than ten minutes old and the current password is not given;
 * invalid_input (`currentPassword`) if it is wrong, (`newPassword`) if the new one is easy to guess.
 */
export async function changePassword(
  request: Pick<RequestContext, 'app' | 'address'>,
  viewer: Viewer,
  { newPassword, currentPassword }: z.output<typeof changePasswordSchema>,
) {
  const { app, address } = request;
  const { userId, sessionId } = viewer;
  if (currentPassword === undefined) requireRecentProof(app, viewer);
  else await reauthenticate(request, viewer, currentPassword, 'currentPassword');
  await requireStrongPassword(newPassword, [viewer.email, viewer.name], 'newPassword');
  const { hash } = (await app.auth.$context).password;
  const password = viewer.emailVerified
    ? await hash(newPassword)
    : await hashPendingPassword(app.env, viewer.email, newPassword);
  await app.db.transaction().execute(async (trx) => {
    await setPassword(trx, userId, password, app.clock());
    await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId).execute();
    await endChallenges(trx, userId);
    await voidLinks(trx, userId, app.clock(), ['reset_password']);
    await recordEvent(trx, { kind: 'password_changed', actorId: userId, subjectId: userId, address });
    await mailSecurityNotice({ ...app, db: trx }, userId, 'passwordChanged');
    await publishWith(trx, userId, 'session_ended', {});
  });
}
