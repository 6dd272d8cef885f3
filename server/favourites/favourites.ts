import { findLimits } from '../billing/premium.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import { readCards } from '../search/cards.ts';
import { getAccessible } from '../visibility/accessible.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import type { AccountPart } from '../platform/account-part.ts';

type FavouritesContext = Pick<Context, 'db' | 'pool' | 'env' | 'clock'>;

/** Lists the positions that a company saved, newest first. */
export async function listFavourites(context: FavouritesContext, viewer: Viewer) {
  const rows = await context.db
    .selectFrom('favourites')
    .select('position_id')
    .where('company_id', '=', viewer.userId)
    .orderBy('created_at', 'desc')
    .execute();
  const positionIds = rows.map(({ position_id }) => position_id);
  return { positionIds, items: await readCards(context, positionIds, viewer.blockKeys, viewer.userId) };
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
