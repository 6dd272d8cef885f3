import type { SessionUser } from '#contract/accounts/fields.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { RequestContext } from '../platform/http/routes.ts';
import { tellNewDevice } from './new-device.ts';
import { rememberDevice } from './known-devices.ts';
import { getSessionUser } from './session.ts';
import { startSession } from './start-session.ts';
import { askForCode } from './two-step/ask-for-code.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

/** What somebody has shown to get a session. */
export interface Opening {
  remember: boolean;
  proof: 'email_password' | 'link' | 'passkey' | 'code' | 'recovery_code';
}
const TWO_FACTORS = new Set<Opening['proof']>(['passkey', 'code', 'recovery_code']);

/**
 * The one way to a session, whatever was shown for it. The owner hears of a device that is new.
 * @throws code_needed where the account has two-step verification and only one factor was shown.
 */
export async function openSession(
  request: Request,
  userId: string,
  { remember, proof }: Opening,
): Promise<SessionUser> {
  const { app, address } = request;
  const hasSecondFactor = TWO_FACTORS.has(proof);
  if (!hasSecondFactor) await askForCode(request, userId, remember);
  const sessionId = await startSession(request, userId, { remember });
  if (hasSecondFactor) await markSecondFactor(app, sessionId);
  const { isNew } = await rememberDevice(request, userId, remember);
  const details = { method: proof };
  await recordEvent(app.db, { kind: 'signed_in', actorId: userId, subjectId: userId, address, details });
  if (isNew) await tellNewDevice(request, userId);
  return getSessionUser(app, userId);
}

/** The session was opened, or its person confirmed, with a second factor. */
export async function markSecondFactor({ db, clock }: Pick<Request['app'], 'db' | 'clock'>, sessionId: string) {
  await db.updateTable('sessions').set({ second_factor_at: clock() }).where('id', '=', sessionId).execute();
}
