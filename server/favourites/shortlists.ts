import { sql } from 'kysely';
import { type Shortlist, SHORTLISTS_PAGE_SIZE } from '#contract/favourites/shortlists.ts';
import { DAY_MS } from '#contract/values/durations.ts';
import type { Context } from '../platform/context.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { pickAccessible } from '../visibility/accessible.ts';
import { isBlocking } from '../visibility/blocks.ts';
import { linkOf, newSecret } from './shortlist-links.ts';

type ShortlistContext = Pick<Context, 'db' | 'clock' | 'env'>;

interface NewShortlist {
  name: string;
  positionIds: string[];
  days: number;
}

/** Creates a shortlist of the positions that the company can find. @throws email_not_confirmed, not_found when there is none. */
export async function createShortlist(
  { db, clock, env }: ShortlistContext,
  { userId, emailVerified }: Viewer,
  { name, positionIds, days }: NewShortlist,
) {
  if (!emailVerified) throw failure('email_not_confirmed');
  const positions = await pickAccessible(db, userId, positionIds);
  if (positions.length === 0) throw failure('not_found');
  const { token, token_hash } = newSecret();
  const now = clock();
  const row = await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('shortlists')
      .values({
        company_id: userId,
        name,
        token_hash,
        created_at: now,
        expires_at: new Date(now.getTime() + days * DAY_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('shortlist_positions')
      .values(positions.map(({ positionId }, place) => ({ shortlist_id: added.id, position_id: positionId, place })))
      .execute();
    return { ...added, positions: positions.length, shown: positions.length };
  });
  return { url: linkOf(env, token), shortlist: toShortlist(row) };
}

/** Lists a company's unexpired shortlists, newest first. @throws invalid_input when the cursor is malformed. */
export async function listShortlists({ db, clock }: ShortlistContext, { userId }: Viewer, cursor: string | undefined) {
  const after = cursor === undefined ? null : readCursor(cursor, 0);
  const rows = await db
    .selectFrom('shortlists as s')
    .selectAll()
    .select(sql<string>`s.created_at::text`.as('at'))
    .select(sql<number>`(SELECT count(*) FROM shortlist_positions p WHERE p.shortlist_id = s.id)`.as('positions'))
    .select(
      sql<number>`(SELECT count(*) FROM shortlist_positions p JOIN talent_search f USING (position_id)
        JOIN talent_positions o ON o.id = p.position_id
        WHERE p.shortlist_id = s.id AND NOT ${isBlocking(sql.ref('o.talent_id'), userId)})`.as('shown'),
    )
    .where('company_id', '=', userId)
    .where('expires_at', '>', clock())
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(s.created_at, s.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHORTLISTS_PAGE_SIZE + 1)
    .execute();
  const last = rows.length > SHORTLISTS_PAGE_SIZE ? rows[SHORTLISTS_PAGE_SIZE - 1]! : null;
  return {
    items: rows.slice(0, SHORTLISTS_PAGE_SIZE).map(toShortlist),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}

export async function removeShortlist({ db }: Pick<Context, 'db'>, { userId }: Viewer, shortlistId: string) {
  await db.deleteFrom('shortlists').where('id', '=', shortlistId).where('company_id', '=', userId).execute();
}

interface Row {
  id: string;
  name: string;
  positions: number;
  shown: number;
  created_at: Date;
  expires_at: Date;
}

const toShortlist = ({ id, name, positions, shown, created_at, expires_at }: Row): Shortlist => ({
  id,
  name,
  positions,
  shown,
  createdAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
});
