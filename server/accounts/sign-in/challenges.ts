import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#contract/values/durations.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import type { RequestContext } from '../../platform/http/routes.ts';
import { writeCookie } from '../sessions/session-cookie.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';

const COOKIE = 'closeup.browser';
const SIGN = /(?:^|; )closeup\.browser=([\w-]{43})(?:;|$)/;

export type ChallengePurpose = 'code' | 'passkey_sign_in' | 'passkey_new' | 'passkey_proof';
type Request = Pick<RequestContext, 'app' | 'headers' | 'reply'>;

interface Challenge {
  purpose: ChallengePurpose;
  challenge: string;
  userId: string | null;
  remember?: boolean;
  minutes: number;
}

const secretOf = (headers: Headers) => headers.get('cookie')?.match(SIGN)?.[1];

/** Asks this browser something; only it can answer, once, within `minutes`. */
export async function storeChallenge({ app, headers, reply }: Request, asked: Challenge) {
  const now = app.clock();
  const secret = secretOf(headers) ?? newToken();
  const row = {
    browser: hashToken(secret),
    purpose: asked.purpose,
    challenge: asked.challenge,
    user_id: asked.userId,
    remember: asked.remember ?? false,
    expires_at: new Date(now.getTime() + asked.minutes * MINUTE_MS),
  };
  await app.db.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
  await app.db
    .insertInto('sign_in_challenges')
    .values(row)
    .onConflict((conflict) => conflict.columns(['browser', 'purpose', 'challenge']).doUpdateSet(row))
    .execute();
  void reply.header('set-cookie', writeCookie(app.env, COOKIE, secret, null, '/api'));
}

/** What this browser was asked and has not answered. */
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

/** The same, and it can't be answered again. Of two answers at once, one gets it. */
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

/** Ends every sign-in that waits for its code: the password that began it no longer counts. */
export const endChallenges = (db: Kysely<DB>, userId: string) =>
  db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
