import { sql } from 'kysely';
import { SEARCH_PAGE_SIZE } from '#contract/values/limits.ts';
import type { Context } from '../platform/context.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import type { Viewer } from '../platform/http/viewer.ts';
import { getAccessible } from '../visibility/accessible.ts';
import { readCards } from './cards.ts';

/** Hides the talent of a position from a company, effective from the next search. Idempotent. @throws not_found */
export async function hideTalent(
  { db, clock, searchIndex }: Pick<Context, 'db' | 'clock' | 'searchIndex'>,
  { userId }: Pick<Viewer, 'userId'>,
  positionId: string,
) {
  const { talentId } = await getAccessible(db, userId, positionId);
  await db
    .insertInto('hidden_talents')
    .values({ company_id: userId, talent_id: talentId, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await searchIndex.catchUp();
}

/** Undoes `hideTalent`. The next search finds the talent again. */
export async function showTalent(
  { db, searchIndex }: Pick<Context, 'db' | 'searchIndex'>,
  { userId }: Pick<Viewer, 'userId'>,
  positionId: string,
) {
  await db
    .deleteFrom('hidden_talents')
    .where('company_id', '=', userId)
    .where('talent_id', '=', sql<string>`(SELECT talent_id FROM talent_positions WHERE id = ${positionId})`)
    .execute();
  await searchIndex.catchUp();
}

/** A page of the talent hidden by company $1, each with the newest searchable position, plus one to detect a next page. */
const hiddenOf = (after: string) => `
  SELECT h.id, h.created_at::text AS at, CASE WHEN h.place <= ${SEARCH_PAGE_SIZE} THEN
    (SELECT p.id FROM talent_positions p JOIN talent_search s ON s.position_id = p.id
      WHERE p.talent_id = h.talent_id ORDER BY p.created_at DESC, p.id DESC LIMIT 1) END AS position_id
  FROM (SELECT id, talent_id, created_at, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place
    FROM hidden_talents WHERE company_id = $1 ${after} ORDER BY created_at DESC, id DESC LIMIT ${SEARCH_PAGE_SIZE + 1}) AS h ORDER BY h.place`;
const FIRST_PAGE = { name: 'hidden', text: hiddenOf('') };
const NEXT_PAGE = { name: 'hidden-after', text: hiddenOf('AND (created_at, id) < ($2::timestamptz, $3::uuid)') };

/** Lists hidden talent by their newest searchable position. @throws invalid_input when the cursor is malformed. */
export async function listHidden(
  context: Pick<Context, 'pool' | 'env'>,
  { userId, blockKeys }: Pick<Viewer, 'userId' | 'blockKeys'>,
  cursor: string | undefined,
) {
  const after = cursor === undefined ? null : readCursor(cursor, 0);
  const { rows } = await context.pool.query<{ id: string; at: string; position_id: string | null }>({
    ...(after ? NEXT_PAGE : FIRST_PAGE),
    values: [userId, ...(after ? [after.at, after.id] : [])],
  });
  const last = rows.length > SEARCH_PAGE_SIZE ? rows[SEARCH_PAGE_SIZE - 1]! : null;
  const positionIds = rows.slice(0, SEARCH_PAGE_SIZE).flatMap(({ position_id }) => position_id ?? []);
  return {
    items: await readCards(context, positionIds, blockKeys, userId),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}
