import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { readCards } from '../search/cards.ts';

/** The database stores only this hash, so that a leaked table opens no shortlist. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function newSecret() {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashOf(token) };
}

/** The secret is in the fragment, which browsers don't send and servers don't log. */
export const linkOf = ({ PUBLIC_URL }: Pick<Context['env'], 'PUBLIC_URL'>, token: string) =>
  `${PUBLIC_URL}/shortlist#${token}`;

/** Replaces the link of a shortlist. @returns the new one @throws not_found */
export async function renewShortlistLink(
  { db, env, clock }: Pick<Context, 'db' | 'env' | 'clock'>,
  { userId }: Viewer,
  shortlistId: string,
): Promise<string> {
  const { token, token_hash } = newSecret();
  const { numUpdatedRows } = await db
    .updateTable('shortlists')
    .set({ token_hash })
    .where('id', '=', shortlistId)
    .where('company_id', '=', userId)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  if (!numUpdatedRows) throw failure('not_found');
  return linkOf(env, token);
}

/**
 * Returns a shortlist as visitors see it: positions that its company can still find, without scores, full names and contacts.
 * @throws invalid_link when the link is unknown, replaced or expired, or its company is about to be erased.
 */
export async function openShortlist(
  { db, pool, env, clock }: Pick<Context, 'db' | 'pool' | 'env' | 'clock'>,
  token: string,
) {
  const shortlist = await db
    .selectFrom('shortlists as s')
    .innerJoin('company_profiles as c', 'c.user_id', 's.company_id')
    .innerJoin('users as u', 'u.id', 's.company_id')
    .select(['s.id', 's.name', 's.expires_at', 'c.company_name', 'c.block_keys'])
    .where('s.token_hash', '=', hashOf(token))
    .where('s.expires_at', '>', clock())
    .where('u.deletion_requested_at', 'is', null)
    .executeTakeFirst();
  if (!shortlist) throw failure('invalid_link');
  const positions = await db
    .selectFrom('shortlist_positions')
    .select('position_id')
    .where('shortlist_id', '=', shortlist.id)
    .orderBy('place')
    .execute();
  return {
    name: shortlist.name,
    companyName: shortlist.company_name,
    expiresAt: shortlist.expires_at.toISOString(),
    items: await readCards(
      { pool, env },
      positions.map(({ position_id }) => position_id),
      shortlist.block_keys,
    ),
  };
}
