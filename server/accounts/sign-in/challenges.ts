import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#contract/values/durations.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { readCookie, writeCookie } from '../../platform/http/cookies.ts';
import { hashToken, newToken } from '../sessions/session-cookie.ts';

const COOKIE = 'closeup.browser';
const TOKEN = /^[\w-]{43}$/;

export type ChallengePurpose = 'code' | 'passkey_sign_in' | 'passkey_new' | 'passkey_proof';
type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

interface NewChallenge {
  purpose: ChallengePurpose;
  challenge: string;
  userId: string | null;
  remember?: boolean;
  minutes: number;
}

const secretOf = (headers: Headers) => readCookie(headers, COOKIE)?.match(TOKEN)?.[0];

/** Stores a challenge for this browser: only this browser can answer it, once, within `minutes`. */
export async function storeChallenge(
  { app, headers, reply }: Request,
  { purpose, challenge, userId, remember = false, minutes }: NewChallenge,
) {
  const now = app.clock();
  const secret = secretOf(headers) ?? newToken();
  const row = {
    browser: hashToken(secret),
    purpose,
    challenge,
    user_id: userId,
    remember,
    expires_at: new Date(now.getTime() + minutes * MINUTE_MS),
  };
  await app.db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
  await app.db
    .insertInto('sign_in_challenges')
    .values(row)
    .onConflict((conflict) => conflict.columns(['browser', 'purpose', 'challenge']).doUpdateSet(row))
    .execute();
  void reply.header('set-cookie', writeCookie(app.env, COOKIE, secret, null, '/api'));
}

/** Returns a challenge that this browser has not yet answered. */
export async function findChallenge({ app, headers }: Request, purpose: ChallengePurpose, challenge: string) {
  const secret = secretOf(headers);
  if (!secret) return undefined;
  return app.db
    .selectFrom('sign_in_challenges')
    .select(['user_id', 'remember'])
    .where('browser', '=', hashToken(secret))
    .where('purpose', '=', purpose)
    .where('challenge', '=', challenge)
    .where('expires_at', '>', app.clock())
    .executeTakeFirst();
}

/** Returns the challenge and deletes it. Of two concurrent answers, only one gets it. */
export async function takeChallenge({ app, headers }: Request, purpose: ChallengePurpose, challenge: string) {
  const secret = secretOf(headers);
  if (!secret) return undefined;
  return app.db
    .deleteFrom('sign_in_challenges')
    .where('browser', '=', hashToken(secret))
    .where('purpose', '=', purpose)
    .where('challenge', '=', challenge)
    .where('expires_at', '>', app.clock())
    .returning(['user_id', 'remember'])
    .executeTakeFirst();
}

/** Ends every sign-in that is waiting for its code, because the password it started with is no longer valid. */
export const endChallenges = (db: Kysely<DB>, userId: string) =>
  db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
