import { MINUTE_MS } from '#contract/values/durations.ts';
import { readSessionToken, hashToken } from './session-cookie.ts';
import type { SessionViewer } from './viewer-cache.ts';
import type { Context } from '../../platform/context.ts';
import { addressOf, networkOf } from '../../platform/http/network.ts';
import { isForeignPage } from '../../platform/http/request.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { SocketGuards } from '../../platform/live/handshake.ts';
import { ADMIN_IDLE_MINUTES, REMEMBERED_IDLE_DAYS, SESSION_IDLE_MINUTES } from '#contract/accounts/sessions.ts';
import type { Env } from '../../platform/env.ts';

/** `seen_at` is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;

/** For a pending registration, the email that it was created with. */
const VIEWER = `
  SELECT s.id AS "sessionId", s.seen_at AS "seenAt", s.expires_at AS "expiresAt", s.is_remembered AS "isRemembered",
    greatest(s.created_at, s.reauthenticated_at) AS "authenticatedAt", s.second_factor_at IS NOT NULL AS "hasSecondFactor",
    u.id AS "userId", coalesce(u.pending_email, u.email) AS email, u.name,
    u.user_type AS "userType", u.is_admin AS "isAdmin", u.email_verified AS "emailVerified",
    coalesce(c.block_keys, '{}') AS "blockKeys"
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN company_profiles c ON c.user_id = u.id
  WHERE s.token = $1 AND s.expires_at > $2`;

type ViewerContext = Pick<Context, 'env' | 'pool' | 'clock' | 'viewers'>;

/** Returns the account of the request's session, or null if there is no session or it was idle too long. Usually without a statement. */
export async function findViewer(context: ViewerContext, headers: Headers): Promise<Viewer | null> {
  const token = readSessionToken(context.env, headers);
  if (token === null) return null;
  const hash = hashToken(token);
  const now = context.clock();
  const known = context.viewers.find(hash);
  // Another process may have used the session since, so only the database can say that it has been idle too long.
  const found =
    known && isAlive(context, known, now)
      ? known
      : await context.viewers.keep(hash, () => readViewer(context, hash, now));
  if (!found || !isAlive(context, found, now)) return null;
  if (now.getTime() - found.seenAt.getTime() > SEEN_EVERY_MS) {
    found.seenAt = now;
    await context.pool.query('UPDATE sessions SET seen_at = $1 WHERE id = $2', [now, found.viewer.sessionId]);
  }
  return found.viewer;
}

async function readViewer({ pool }: ViewerContext, hash: string, now: Date): Promise<SessionViewer | null> {
  const { rows } = await pool.query<Viewer & Omit<SessionViewer, 'viewer'>>({
    name: 'viewer',
    text: VIEWER,
    values: [hash, now],
  });
  if (!rows[0]) return null;
  const { seenAt, expiresAt, isRemembered, ...viewer } = rows[0];
  return { viewer, seenAt, expiresAt, isRemembered };
}

function isAlive({ env }: ViewerContext, { viewer, seenAt, expiresAt, isRemembered }: SessionViewer, now: Date) {
  const idleMs = now.getTime() - seenAt.getTime();
  return expiresAt > now && idleMs <= idleLimitMinutes(env, { ...viewer, isRemembered }) * MINUTE_MS;
}

/** Returns the given sessions that have neither ended nor expired. */
async function findLivingSessions({ pool }: Pick<Context, 'pool'>, sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'living-sessions',
    text: 'SELECT id FROM sessions WHERE id = ANY($1::uuid[]) AND expires_at > now()',
    values: [sessionIds],
  });
  return new Set(rows.map(({ id }) => id));
}

/** Returns the checks that sockets make on accounts. */
export const socketGuards = (context: ViewerContext): SocketGuards => ({
  isForeignPage: ({ headers }) => isForeignPage(headers, context.env.PUBLIC_URL),
  networkOf: (request) => networkOf(addressOf(request, context.env.TRUSTED_PROXIES)),
  findSession: (cookie) => findViewer(context, new Headers({ cookie })),
  findLiving: (sessionIds) => findLivingSessions(context, sessionIds),
});

/** Returns how long a session may be idle before it ends. */
export function idleLimitMinutes(
  { NODE_ENV }: Pick<Env, 'NODE_ENV'>,
  { isAdmin, isRemembered }: { isAdmin: boolean; isRemembered: boolean },
): number {
  if (isAdmin && NODE_ENV === 'production') return ADMIN_IDLE_MINUTES;
  return isRemembered ? REMEMBERED_IDLE_DAYS * 24 * 60 : SESSION_IDLE_MINUTES;
}
