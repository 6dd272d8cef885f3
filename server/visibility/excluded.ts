import type pg from 'pg';
import { escapeLiteral } from 'pg';
import { notBlocking } from './blocks.ts';

/** The positions that a company's searches leave out. */
export interface Excluded {
  /** The company's block keys: talent who blocked one of them are left out. */
  domains: readonly string[];
  /** Positions of talent whom the company has hidden, or already knows. */
  hidden?: readonly string[] | undefined;
}

/** The latest positions are left out, up to this number for each reason. */
const HIDDEN_MAX = 2000;

/** Lists the positions of talent whom a company has hidden. */
export async function listHiddenPositions(pool: pg.Pool, companyId: string | null | undefined): Promise<string[]> {
  if (!companyId) return [];
  const { rows } = await pool.query<{ id: string }>({
    name: 'hidden-positions',
    text: `SELECT p.id FROM hidden_talents h JOIN talent_positions p ON p.talent_id = h.talent_id
      WHERE h.company_id = $1 ORDER BY h.created_at DESC, h.id DESC LIMIT ${HIDDEN_MAX}`,
    values: [companyId],
  });
  return rows.map(({ id }) => id);
}

/** Lists the positions of talent whom a company has unlocked. */
export async function listPositionsOfContacts(pool: pg.Pool, companyId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'positions-of-contacts',
    text: `SELECT p.id FROM unlocked_contacts u JOIN talent_positions p ON p.talent_id = u.closer_id
      WHERE u.user_id = $1 ORDER BY u.created_at DESC, u.id DESC LIMIT ${HIDDEN_MAX}`,
    values: [companyId],
  });
  return rows.map(({ id }) => id);
}

/** An SQL condition on talent_search without the excluded positions; null when there are none. */
export async function notExcluded(pool: pg.Pool, { domains, hidden = [] }: Excluded): Promise<string | null> {
  const conditions = [
    await notBlocking(pool, domains),
    hidden.length > 0 ? `position_id NOT IN (${hidden.map(escapeLiteral).join(', ')})` : null,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? null : conditions.join(' AND ');
}
