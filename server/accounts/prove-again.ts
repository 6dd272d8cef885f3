import type { PasskeyAnswer } from '#contract/accounts/passkeys.ts';
import { recordEvent } from '../audit/record-event.ts';
import { failure, invalid } from '../platform/http/failure.ts';
import type { RequestContext } from '../platform/http/routes.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { markSecondFactor } from './open-session.ts';
import { checkPasskey } from './passkeys/check-passkey.ts';
import { markProven } from './reauthenticate.ts';
import { hasTwoStep } from './two-step/ask-for-code.ts';
import { checkCode } from './two-step/check-code.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'> & { viewer: Viewer };

/** Shows by a code that the session is still its person's. @throws invalid_input (`code`) for a wrong one, or without an app. */
export async function proveCode(request: Request, code: string) {
  const { app, viewer } = request;
  if (!(await hasTwoStep(app, viewer.userId))) throw invalid('code', 'wrong_code');
  await checkCode(request, viewer.userId, code);
  await markBoth(request);
}

/** The same by a passkey of the account. @throws passkey_refused */
export async function provePasskey(request: Request, answer: PasskeyAnswer) {
  const { app, viewer, address } = request;
  const userId = await checkPasskey(request, 'passkey_proof', answer).catch(async (error: unknown) => {
    const details = { method: 'passkey' };
    await recordEvent(app.db, { kind: 'reauthentication_failed', actorId: viewer.userId, address, details });
    throw error;
  });
  if (userId !== viewer.userId) throw failure('passkey_refused');
  await markBoth(request);
}

async function markBoth({ app, viewer }: Request) {
  await markProven(app, viewer.sessionId);
  await markSecondFactor(app, viewer.sessionId);
}
