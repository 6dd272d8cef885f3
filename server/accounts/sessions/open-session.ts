import type { SessionUser } from '#contract/accounts/fields.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { tellNewDevice } from '../sign-in/new-device.ts';
import { rememberDevice } from '../sign-in/known-devices.ts';
import { getSessionUser, endSessionOf } from './session.ts';
import { askForCode } from '../two-step/ask-for-code.ts';
import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '#contract/values/accounts.ts';
import { ADDRESS_HEADER } from '../../platform/http/request.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { hashToken, newToken } from './tokens.ts';

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

const HOUR_SECONDS = 3600;

/**
 * Starts a session for an account whose person has just been proven, and sets its cookie. The session that the browser had until
 * now ends, whoever's it was.
 * @returns the new session's id
 */
export async function startSession(
  request: Pick<RequestContext, 'app' | 'headers' | 'reply'>,
  userId: string,
  { remember }: { remember: boolean },
): Promise<string> {
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
