import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.gen.ts';
import { failure } from '../platform/http/failure.ts';
import { isBlocking } from './blocks.ts';

export interface Target {
  positionId: string;
  talentId: string;
}

/**
 * Finds a position that this company could find in search: it is searchable and the talent has not blocked the company. Null
 * otherwise, so that paused, rejected and blocking talent are indistinguishable from missing ones.
 */
export async function findAccessible(db: Kysely<DB>, companyId: string, positionId: string): Promise<Target | null> {
  const found = await db
    .selectFrom('talent_search as s')
    .innerJoin('talent_positions as p', 'p.id', 's.position_id')
    .select('p.talent_id')
    .where('s.position_id', '=', positionId)
    .where(sql<boolean>`NOT ${isBlocking(sql.ref('p.talent_id'), companyId)}`)
    .executeTakeFirst();
  return found ? { positionId, talentId: found.talent_id } : null;
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

/** Lists the positions of all talent that the company has unlocked, with the full name that it may read. */
export const listUnlockedPositions = (db: Kysely<DB>, companyId: string) =>
  unlockedPositions(db, companyId)
    .innerJoin('contact_details as d', 'd.contact_id', 'u.id')
    .select(['p.id as positionId', 'u.conversation_id as conversationId'])
    .select(sql<string>`d.full_name`.as('talentName'))
    .execute();
