import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { failure } from '../failure.ts';

export interface Target {
  positionId: string;
  talentId: string;
}

/**
 * Whether a talent has blocked a company: in their conversation, or by a domain that is, or stands above, that of the
 * company's email or website.
 */
export const isBlocking = (talentId: RawBuilder<unknown>, companyId: string | RawBuilder<unknown>) => sql<boolean>`(
  EXISTS (SELECT FROM conversations c
    WHERE c.talent_id = ${talentId} AND c.company_id = ${companyId} AND c.state = 'blocked')
  OR EXISTS (SELECT FROM talent_blocks b
    JOIN users u ON u.id = ${companyId}
    JOIN company_profiles f ON f.user_id = u.id
    CROSS JOIN LATERAL (VALUES (split_part(u.email::text, '@', 2)),
      (substring(f.website FROM '^(?:[A-Za-z]+://)?([^/:?#]+)'))) AS host(name)
    WHERE b.talent_id = ${talentId}
      AND right('.' || lower(host.name), length(b.domain) + 1) = '.' || lower(b.domain)))`;

/**
 * A position that this company could find now: it is searchable, and the talent has not blocked the company. Null for
 * all others, so that a paused, rejected or blocking talent looks like none.
 */
export async function findReachable(db: Kysely<DB>, companyId: string, positionId: string): Promise<Target | null> {
  const found = await db
    .selectFrom('talent_search as s')
    .innerJoin('talent_positions as p', 'p.id', 's.position_id')
    .select('p.talent_id')
    .where('s.position_id', '=', positionId)
    .where(sql<boolean>`NOT ${isBlocking(sql.ref('p.talent_id'), companyId)}`)
    .executeTakeFirst();
  return found ? { positionId, talentId: found.talent_id } : null;
}

/** This company's contact with the talent of a position, if it has unlocked them. */
export function findUnlocked(db: Kysely<DB>, companyId: string, positionId: string) {
  return db
    .selectFrom('unlocked_contacts as u')
    .innerJoin('talent_positions as p', 'p.talent_id', 'u.closer_id')
    .select('u.id')
    .where('u.user_id', '=', companyId)
    .where('p.id', '=', positionId)
    .executeTakeFirst();
}

/** @throws not_found */
export async function getReachable(db: Kysely<DB>, companyId: string, positionId: string): Promise<Target> {
  const target = await findReachable(db, companyId, positionId);
  if (!target) throw failure('not_found');
  return target;
}

/** The positions of all talents that this company has unlocked. */
export async function listUnlockedPositions(db: Kysely<DB>, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('unlocked_contacts as u')
    .innerJoin('talent_positions as p', 'p.talent_id', 'u.closer_id')
    .select('p.id')
    .where('u.user_id', '=', companyId)
    .execute();
  return rows.map(({ id }) => id);
}
