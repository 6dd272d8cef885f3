import { MINUTE_MS } from '#contract/values/durations.ts';
import { readSessionToken } from './session-cookie.ts';
import { idleLimitMinutes } from './idle-limit.ts';
import { hashToken } from './tokens.ts';
import type { Context } from '../../platform/context.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { addressOf, networkOf } from '../../platform/http/network.ts';
import { isForeignPage } from '../../platform/http/request.ts';
import type { SocketGuards } from '../../platform/live/handshake.ts';

/** A session is marked as seen at most this often. */
const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** One read for all that a request needs to know of its account. A claim goes by the email it was made with. */
const VIEWER = `
  SELECT s.id AS "sessionId", s.seen_at AS "seenAt", s.is_remembered AS "isRemembered",
    greatest(s.created_at, s.reauthenticated_at) AS "provenAt", s.second_factor_at IS NOT NULL AS "hasSecondFactor",
    u.id AS "userId", coalesce(u.pending_email, u.email) AS email, u.name,
    u.user_type AS "userType", u.is_admin AS "isAdmin", u.email_verified AS "emailVerified",
    coalesce(c.block_keys, '{}') AS "blockKeys"
  FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN company_profiles c ON c.user_id = u.id
  WHERE s.token = $1 AND s.expires_at > $2`;

interface Found extends Viewer {
  seenAt: Date;
  isRemembered: boolean;
}

export async function findViewer(
  { env, pool, clock }: Pick<Context, 'env' | 'pool' | 'clock'>,
  headers: Headers,
): Promise<Viewer | null> {
  const token = readSessionToken(env, headers.get('cookie') ?? '');
  if (token === null) return null;
  const now = clock();
  const { rows } = await pool.query<Found>({ name: 'viewer', text: VIEWER, values: [hashToken(token), now] });
  if (!rows[0]) return null;
  const { seenAt, isRemembered, ...viewer } = rows[0];
  const idleMs = now.getTime() - seenAt.getTime();
  if (idleMs > idleLimitMinutes(env, { ...viewer, isRemembered }) * MINUTE_MS) return null;
  if (idleMs > SEEN_EVERY_MS)
    await pool.query('UPDATE sessions SET seen_at = $1 WHERE id = $2', [now, viewer.sessionId]);
  return viewer;
}

/** Those of these sessions that have neither ended nor expired. */
export async function findLivingSessions({ pool }: Pick<Context, 'pool'>, sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'living-sessions',
    text: 'SELECT id FROM sessions WHERE id = ANY($1::uuid[]) AND expires_at > now()',
    values: [sessionIds],
  });
  return new Set(rows.map(({ id }) => id));
}

/** What sockets need to know of accounts. */
export const socketGuards = (app: Pick<Context, 'env' | 'pool' | 'clock'>): SocketGuards => ({
  isForeignPage: ({ headers }) => isForeignPage(headers, app.env.PUBLIC_URL),
  networkOf: (request) => networkOf(addressOf(request, app.env.TRUSTED_PROXIES)),
  findSession: (cookie) => findViewer(app, new Headers({ cookie })),
  findLiving: (sessionIds) => findLivingSessions(app, sessionIds),
});
