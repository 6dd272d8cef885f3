import type { SessionUser } from '#contract/accounts.ts';
import { failure } from '../failure.ts';
import type { RequestContext } from '../http.ts';
import { settleAttempt, takeAttempt } from './attempts.ts';
import { sendConfirmation } from './confirmation.ts';
import { findAccount } from './find-account.ts';
import { findOrigin, rememberOrigin } from './origins.ts';
import { getSessionUser, passCookies } from './session.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;
interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Signs in and sets the cookie. A talent without a confirmed email gets no session, but the link again. */
export async function signIn(request: Request, input: Credentials): Promise<SessionUser> {
  const { app } = request;
  const { origin, isFamiliar } = await findOrigin(request, input.email);
  await takeAttempt(app, input.email, origin, isFamiliar);
  const found = await findAccount(app, input.email, input.password);
  if (!found) throw failure('wrong_credentials');
  await settleAttempt(app, input.email, origin, found.isProven);
  if (found.userType === 'talent' && !found.isProven) {
    await sendConfirmation(app, found.id);
    throw failure('email_not_confirmed');
  }
  return openSession(request, found.id, { ...input, email: found.email });
}

/** Starts a session for an account that has just shown its password. `email` is the one it is kept under. */
export async function openSession(
  { app, headers, reply, address }: Request,
  userId: string,
  { email, password, remember }: Credentials,
): Promise<SessionUser> {
  const signedIn = await app.auth.api.signInEmail({
    body: { email, password, rememberMe: remember },
    headers,
    returnHeaders: true,
  });
  passCookies(reply, signedIn.headers);
  await rememberOrigin({ app, headers, reply, address }, userId, remember);
  return getSessionUser(app, userId);
}
