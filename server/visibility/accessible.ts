import { type Kysely, sql } from 'kysely';
import { UNLOCKED_PAGE_SIZE } from '#contract/unlocks/unlocks.ts';
import { readCursor, writeCursor } from '../platform/db/keyset.ts';
import type { DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { isBlocking } from './blocks.ts';

export interface Target {
  positionId: string;
  talentId: string;
}

/**
 * Picks the positions that this company could find in search: they are searchable and their talent has not blocked the company.
 * Paused, rejected and blocking talent are indistinguishable from missing ones. Keeps the order, without repetitions.
 */
export async function pickAccessible(db: Kysely<DB>, companyId: string, positionIds: string[]): Promise<Target[]> {
  const rows = await db
    .selectFrom('talent_search as s')
    .innerJoin('talent_positions as p', 'p.id', 's.position_id')
    .select(['p.id', 'p.talent_id'])
    .where('s.position_id', '=', sql<string>`ANY(${positionIds}::uuid[])`)
    .where(sql<boolean>`NOT ${isBlocking(sql.ref('p.talent_id'), companyId)}`)
    .execute();
  const talentOf = new Map(rows.map(({ id, talent_id }) => [id, talent_id]));
  return [...new Set(positionIds.map((id) => id.toLowerCase()))].flatMap((positionId) => {
    const talentId = talentOf.get(positionId);
    return talentId === undefined ? [] : { positionId, talentId };
  });
}

/** Finds one position as `pickAccessible` does. */
export async function findAccessible(db: Kysely<DB>, companyId: string, positionId: string): Promise<Target | null> {
  const [target] = await pickAccessible(db, companyId, [positionId]);
  return target ?? null;
}

/** A company's contacts joined with the positions it may know; after a block, only the position that it unlocked. */
const unlockedPositions = (db: Kysely<DB>, companyId: string) =>
  db
    .selectFrom('unlocked_contacts as u')
    .innerJoin('talent_positions as p', 'p.talent_id', 'u.closer_id')
    .where('u.user_id', '=', companyId)
    .where(sql<boolean>`(p.id = u.position_id OR NOT ${isBlocking(sql.ref('u.closer_id'), sql.ref('u.user_id'))})`);

/** The company's contact with the talent of a position, if unlocked. */
export const findUnlocked = (db: Kysely<DB>, companyId: string, positionId: string) =>
  unlockedPositions(db, companyId).select('u.id').where('p.id', '=', positionId).executeTakeFirst();

/** @throws not_found */
export async function getAccessible(db: Kysely<DB>, companyId: string, positionId: string): Promise<Target> {
  const target = await findAccessible(db, companyId, positionId);
  if (!target) throw failure('not_found');
  return target;
}

/** Lists the positions of talent that the company has unlocked, the last unlocked first. @throws invalid_input for a malformed cursor */
export async function listUnlockedPositions(
  db: Kysely<DB>,
  companyId: string,
  { cursor, limit = UNLOCKED_PAGE_SIZE }: { cursor?: string | undefined; limit?: number } = {},
): Promise<{ items: string[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const contacts = await db
    .selectFrom('unlocked_contacts')
    .select(['id', sql<string>`created_at::text`.as('at')])
    .where('user_id', '=', companyId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = contacts.slice(0, limit).map(({ id }) => id);
  const last = contacts.length > limit ? contacts[limit - 1]! : null;
  const rows = shown.length
    ? await unlockedPositions(db, companyId).select('p.id').where('u.id', 'in', shown).execute()
    : [];
  return {
    items: rows.map(({ id }) => id),
    nextCursor: last && writeCursor({ part: 0, at: last.at, id: last.id }),
  };
}
