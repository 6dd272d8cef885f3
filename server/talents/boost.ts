import type { Context } from '../platform/context.ts';
import { refreshTalentDocuments } from '../search/search-document.ts';

/** Puts all of a talent's positions first until the given time. */
export async function boostTalent({ db, env }: Pick<Context, 'db' | 'env'>, talentId: string, until: Date) {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('talent_profiles').set({ boosted_until: until }).where('user_id', '=', talentId).execute();
    await refreshTalentDocuments(trx, talentId, { moderation: env.MODERATION });
  });
}
