import type { SessionUser } from '#contract/accounts/fields.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { attemptsKey, settleAttempt, takeAttempt } from './attempts.ts';
import { sendConfirmation } from '../verification/confirmation.ts';
import { findAccount } from './find-account.ts';
import { openSession } from '../sessions/open-session.ts';
import { findDevice } from './known-devices.ts';
import { rememberPendingBrowser } from '../registration/pending-registration.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;
interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/**
 * Signs in and sets the session cookie.
 * @throws email_not_confirmed if a talent's email is unverified; the confirmation link is mailed again.
 */
export async function signIn(request: Request, input: Credentials): Promise<SessionUser> {
  const { app, address } = request;
  const { origin, isFamiliar } = await findDevice(request, input.email);
  await takeAttempt(app, input.email, origin, isFamiliar);
  const found = await findAccount(app, input.email, input.password);
  if (!found) {
    await recordEvent(app.db, {
      kind: 'sign_in_failed',
      address,
      details: { account: attemptsKey(app.env, input.email) },
    });
    throw failure('wrong_credentials');
  }
  await settleAttempt(app, input.email, origin, found.isVerified);
  if (found.userType === 'talent' && !found.isVerified) {
    rememberPendingBrowser(request, found.id);
    await sendConfirmation(app, found.id);
    throw failure('email_not_confirmed');
  }
  return openSession(request, found.id, { remember: input.remember, proof: 'email_password' });
}
