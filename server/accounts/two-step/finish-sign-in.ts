import type { SessionUser } from '#contract/accounts/fields.ts';
import { failure } from '../../platform/http/failure.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { findChallenge, takeChallenge } from '../challenges.ts';
import { openSession } from '../open-session.ts';
import { checkCode } from './check-code.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

/**
 * The second step of a sign-in that this browser has begun, which may be tried again after a wrong code.
 * @throws sign_in_expired where none was begun, or ten minutes ago.
 */
export async function finishSignIn(request: Request, code: string): Promise<SessionUser> {
  const begun = await findChallenge(request, 'code', '');
  if (!begun?.user_id) throw failure('sign_in_expired');
  const proof = await checkCode(request, begun.user_id, code);
  const taken = await takeChallenge(request, 'code', '');
  if (taken?.user_id !== begun.user_id) throw failure('sign_in_expired');
  return openSession(request, begun.user_id, { remember: taken.remember, proof });
}
