import { REMEMBERED_SESSION_DAYS, SESSION_HOURS } from '#contract/values/accounts.ts';
import type { RequestContext } from '../platform/http/routes.ts';
import { ADDRESS_HEADER } from '../platform/http/request.ts';
import { endSessionOf } from './session.ts';
import { writeSessionCookie } from './session-cookie.ts';
import { hashToken, newToken } from './tokens.ts';

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
