import { sql } from 'kysely';
import { FAVOURITES_PAGE_SIZE, SAVED_PAGE_SIZE } from '#contract/favourites/favourites.ts';
import { findLimits } from '../billing/premium.ts';
import type { Context } from '../platform/context.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import { failure } from '../platform/http/failure.ts';
import { readCards } from '../search/cards.ts';
import { getAccessible } from '../visibility/accessible.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { AccountPart } from '../platform/account-part.ts';

type FavouritesContext = Pick<Context, 'db' | 'pool' | 'env' | 'clock'>;

interface Page {
  cursor?: string | undefined;
  limit?: number;
}

/** Lists the cards of the positions that a company saved, newest first. @throws invalid_input for a malformed cursor */
export async function listFavourites(
  context: FavouritesContext,
  viewer: Viewer,
  { cursor, limit = FAVOURITES_PAGE_SIZE }: Page = {},
) {
  const { items: ids, nextCursor } = await listSavedPositions(context, viewer, { cursor, limit });
  return { items: await readCards(context, ids, viewer.blockKeys, viewer.userId), nextCursor };
}

/** Lists only the ids, including positions that are no longer searchable. @throws invalid_input for a malformed cursor */
export async function listSavedPositions(
  { db }: Pick<FavouritesContext, 'db'>,
  { userId }: Viewer,
  { cursor, limit = SAVED_PAGE_SIZE }: Page = {},
) {
  const after = cursor === undefined ? null : readCursor(cursor);
  const next = after ? sql`AND (created_at, position_id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  // All ids in one row: reading a thousand rows takes longer than everything else here.
  const {
    rows: [page],
  } = await sql<{ ids: string[]; last_at: string | null }>`
    SELECT coalesce(json_agg(position_id), '[]') AS ids, (array_agg(created_at))[${limit}::int]::text AS last_at
    FROM (SELECT position_id, created_at FROM favourites WHERE company_id = ${userId} ${next}
      ORDER BY created_at DESC, position_id DESC LIMIT ${sql.lit(limit + 1)}) AS page`.execute(db);
  const { ids, last_at: lastAt } = page!;
  const items = ids.slice(0, limit);
  return {
    items,
    nextCursor: ids.length > limit ? writeCursor({ part: 0, at: lastAt!, id: items.at(-1)! }) : null,
  };
}

/** Idempotent. @throws not_found, or plan_limit beyond the limit of the free plan. */
export async function saveFavourite({ db, clock }: FavouritesContext, { userId }: Viewer, positionId: string) {
  await getAccessible(db, userId, positionId);
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('company_profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    const saved = await trx.selectFrom('favourites').select('position_id').where('company_id', '=', userId).execute();
    if (saved.some(({ position_id }) => position_id === positionId)) return;
    const { favourites: most } = await findLimits(trx, userId, clock());
    if (most !== null && saved.length >= most) throw failure('plan_limit');
    await trx
      .insertInto('favourites')
      .values({ company_id: userId, position_id: positionId, created_at: clock() })
      .execute();
  });
}

export async function removeFavourite({ db }: Pick<FavouritesContext, 'db'>, { userId }: Viewer, positionId: string) {
  await db.deleteFrom('favourites').where('company_id', '=', userId).where('position_id', '=', positionId).execute();
}

export const favouritesPart: AccountPart = {
  tables: {
    favourites: { by: 'company_id' },
    saved_searches: { by: 'company_id' },
    shortlists: { by: 'company_id', without: ['token_hash'] },
    shortlist_positions: { by: 'company_id', through: { table: 'shortlists', column: 'shortlist_id' } },
  },
};
