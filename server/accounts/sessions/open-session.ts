import type { SessionUser } from '#contract/accounts/fields.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import { getSessionUser, endSessionOf } from './session.ts';
import { askForCode } from '../two-step/ask-for-code.ts';
import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '#contract/values/durations.ts';
import type { Context } from '../../platform/context.ts';
import { ADDRESS_HEADER } from '../../platform/http/request.ts';
import { notifyNewDevice } from '../sign-in/new-device.ts';
import { writeSessionCookie, hashToken, newToken } from './session-cookie.ts';

type Request = Pick<RequestContext, 'app' | 'headers' | 'reply' | 'address'>;

export interface NewSession {
  remember: boolean;
  /** How the person has authenticated. */
  proof: 'email_password' | 'link' | 'passkey' | 'code' | 'recovery_code';
}
const TWO_FACTORS = new Set<NewSession['proof']>(['passkey', 'code', 'recovery_code']);
const HOUR_SECONDS = 3600;

/**
 * Opens a session, and mails the owner if the device is new. Every way to sign in ends here.
 * @throws code_needed if the account has two-step verification and the proof is a single factor.
 */
export async function openSession(
  request: Request,
  userId: string,
  { remember, proof }: NewSession,
): Promise<SessionUser> {
  const { app, address } = request;
  const hasSecondFactor = TWO_FACTORS.has(proof);
  if (!hasSecondFactor) await askForCode(request, userId, remember);
  const sessionId = await startSession(request, userId, remember);
  if (hasSecondFactor) await markSecondFactor(app, sessionId);
  const { isNew } = await rememberDevice(request, userId, remember);
  const details = { method: proof };
  await recordEvent(app.db, { kind: 'signed_in', actorId: userId, subjectId: userId, address, details });
  if (isNew) await notifyNewDevice(request, userId);
  return getSessionUser(app, userId);
}

/** Starts a session and sets its cookie. The browser's previous session ends, even if it was another account's. */
async function startSession(request: Request, userId: string, remember: boolean): Promise<string> {
  const { app, headers, reply } = request;
  await endSessionOf(request);
  const token = newToken();
  const seconds = remember ? REMEMBERED_SESSION_DAYS * 24 * HOUR_SECONDS : SESSION_HOURS * HOUR_SECONDS;
  const now = app.clock();
  const { id } = await app.db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token: hashToken(token),
      expires_at: new Date(now.getTime() + seconds * 1000),
      is_remembered: remember,
      ip_address: headers.get(ADDRESS_HEADER),
      user_agent: headers.get('user-agent'),
      created_at: now,
      seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  void reply.header('set-cookie', writeSessionCookie(app.env, token, remember ? seconds : null));
  return id;
}

/** Records that the session was opened, or later confirmed, with a second factor. */
export async function markSecondFactor({ db, clock }: Pick<Context, 'db' | 'clock'>, sessionId: string) {
  await db.updateTable('sessions').set({ second_factor_at: clock() }).where('id', '=', sessionId).execute();
}
