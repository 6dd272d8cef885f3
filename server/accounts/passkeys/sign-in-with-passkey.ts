import type { SessionUser } from '#contract/accounts/fields.ts';
import type { PasskeyAnswer } from '#contract/accounts/passkeys.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { sendConfirmation } from '../verification/confirmation.ts';
import { openSession } from '../sessions/open-session.ts';
import { checkPasskey } from './check-passkey.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

/** Signs in and sets the session cookie. The passkey identifies the account and counts as two factors. */
export async function signInWithPasskey(
  request: Request,
  { answer, remember }: { answer: PasskeyAnswer; remember: boolean },
): Promise<SessionUser> {
  const { app, address } = request;
  const userId = await checkPasskey(request, 'passkey_sign_in', answer).catch(async (error: unknown) => {
    await recordEvent(app.db, { kind: 'sign_in_failed', address, details: { method: 'passkey' } });
    throw error;
  });
  const { user_type, email_verified } = await app.db
    .selectFrom('users')
    .select(['user_type', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user_type === 'talent' && !email_verified) {
    await sendConfirmation(app, userId);
    throw failure('email_not_confirmed');
  }
  return openSession(request, userId, { remember, proof: 'passkey' });
}
