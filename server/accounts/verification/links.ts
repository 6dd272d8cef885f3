import type { Kysely } from 'kysely';
import { EMAIL_REVERT_DAYS } from '#contract/accounts/credentials.ts';
import { MAILED_LINKS_PER_HOUR } from '#contract/accounts/fields.ts';
import { RESET_LINK_HOURS, HOUR_MS } from '#contract/values/durations.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { hashToken, newToken } from '../sessions/session-cookie.ts';

export type LinkKind = 'confirm_email' | 'reset_password' | 'change_email' | 'revert_email';

const HOURS: Record<LinkKind, number> = {
  confirm_email: RESET_LINK_HOURS,
  reset_password: RESET_LINK_HOURS,
  change_email: RESET_LINK_HOURS,
  revert_email: EMAIL_REVERT_DAYS * 24,
};
/** The `type` in the fragment of the link. */
const TYPES: Record<LinkKind, string> = {
  confirm_email: 'signup',
  reset_password: 'recovery',
  change_email: 'email_change',
  revert_email: 'email_revert',
};

/** Creates a link for an account. Opening it proves that the person reads the mail of `email`. @returns its URL */
export async function createLink(
  { db, env, clock }: { db: Kysely<DB> } & Pick<Context, 'env' | 'clock'>,
  kind: LinkKind,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const token = newToken();
  const now = clock();
  const expires_at = new Date(now.getTime() + HOURS[kind] * HOUR_MS);
  await db
    .insertInto('mailed_links')
    .values({ token_hash: hashToken(token), user_id: userId, kind, email, created_at: now, expires_at })
    .execute();
  return `${env.PUBLIC_URL}/auth/callback#access_token=${token}&type=${TYPES[kind]}`;
}

/** Returns the link of a token and its account, even if it was used; undefined if the token is unknown or has expired. */
export function findLink({ db, clock }: Pick<Context, 'db' | 'clock'>, kind: LinkKind, token: string) {
  return db
    .selectFrom('mailed_links')
    .innerJoin('users', 'users.id', 'mailed_links.user_id')
    .select([
      'users.id',
      'users.name',
      'users.user_type',
      'users.email_verified',
      'mailed_links.email',
      'mailed_links.created_at',
      'used_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
}

/** Marks a link as used. Only one of several concurrent requests gets true. */
export async function consumeLink(trx: Kysely<DB>, now: Date, kind: LinkKind, token: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailed_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Expires the account's unused links of these kinds that were created since then. The rows stay, since they count how often an
 * address was mailed.
 */
export async function voidLinks(
  trx: Kysely<DB>,
  userId: string,
  now: Date,
  kinds: LinkKind[],
  since: Date = new Date(0),
) {
  await trx
    .updateTable('mailed_links')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('created_at', '>=', since)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Returns whether an address has received the maximum number of links for this hour. */
export async function hasReachedLinkLimit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('mailed_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', new Date(clock().getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  return count >= MAILED_LINKS_PER_HOUR;
}
