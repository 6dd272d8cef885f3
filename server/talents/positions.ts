import { POSITIONS_MAX } from '#contract/talents.ts';
import type { Position } from '#contract/talents.ts';
import type { Context } from '../platform/context.ts';
import { failure } from '../platform/http/failure.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { deleteVideosOf } from '../videos/manage-video.ts';
import { refreshSearchDocument } from '../search/documents/search-document.ts';

/** @throws conflict when the talent already has the maximum number of positions. */
export async function addPosition(
  { db }: Pick<Context, 'db'>,
  { userId }: Viewer,
  positionTitle: string,
): Promise<Position> {
  return db.transaction().execute(async (trx) => {
    if ((await lockPositions(trx, userId)) >= POSITIONS_MAX) throw failure('conflict');
    const { id } = await trx
      .insertInto('talent_positions')
      .values({ talent_id: userId, position_title: positionTitle })
      .returning('id')
      .executeTakeFirstOrThrow();
    const unstated = { experienceYears: null, workType: null, salaryMinMinor: null, noticeDays: null };
    return { id, positionTitle, skills: [], ...unstated, isFound: false, isFindable: false, videos: [] };
  });
}

/** Removes a position and its videos. @throws not_found, or conflict for the last position. */
export async function removePosition({ db, env }: Pick<Context, 'db' | 'env'>, { userId }: Viewer, positionId: string) {
  await db.transaction().execute(async (trx) => {
    const count = await lockPositions(trx, userId);
    const own = await trx
      .selectFrom('talent_positions')
      .select('id')
      .where('id', '=', positionId)
      .where('talent_id', '=', userId)
      .executeTakeFirst();
    if (!own) throw failure('not_found');
    if (count === 1) throw failure('conflict');
    await deleteVideosOf(trx, positionId);
    await refreshSearchDocument(trx, positionId, { moderation: env.MODERATION });
    await trx.deleteFrom('talent_positions').where('id', '=', positionId).execute();
  });
}

/** Locks the talent's row, so that two concurrent requests can't both add the tenth position or remove the last one. */
export async function lockPositions(trx: Context['db'], userId: string) {
  await trx.selectFrom('talent_profiles').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('talent_positions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('talent_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
