import type pg from 'pg';
import { escapeLiteral } from 'pg';
import { notBlocking } from './blocks.ts';

/** The company whose search excludes positions. */
export interface Excluded {
  /** The company's block keys: talent who blocked any of them are excluded. */
  domains: readonly string[];
  /** The company: talent whom it has hidden are excluded. */
  companyId?: string | undefined;
  /** Positions of talent whom the company has unlocked, if these are excluded too. */
  known?: readonly string[] | undefined;
}

/** Maximum positions of unlocked talent to exclude; the latest contacts come first. */
const KNOWN_MAX = 2000;

/** Lists the positions of talent that a company has unlocked. */
export async function listPositionsOfContacts(pool: pg.Pool, companyId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'positions-of-contacts',
    text: `SELECT p.id FROM unlocked_contacts u JOIN talent_positions p ON p.talent_id = u.closer_id
      WHERE u.user_id = $1 ORDER BY u.created_at DESC, u.id DESC LIMIT ${KNOWN_MAX}`,
    values: [companyId],
  });
  return rows.map(({ id }) => id);
}

/** An SQL condition on talent_search that leaves out the excluded positions; null when there are none. */
export async function notExcluded(pool: pg.Pool, { domains, companyId, known = [] }: Excluded): Promise<string | null> {
  const conditions = [
    await notBlocking(pool, domains),
    companyId ? await notHidden(pool, companyId) : null,
    known.length > 0 ? `position_id NOT IN (${known.map(escapeLiteral).join(', ')})` : null,
  ];
  return conditions.filter((condition) => condition !== null).join(' AND ') || null;
}

async function notHidden(pool: pg.Pool, companyId: string): Promise<string | null> {
  const { rows } = await pool.query<{ hides: boolean }>({
    name: 'hides-anybody',
    text: 'SELECT EXISTS (SELECT FROM hidden_talents WHERE company_id = $1) AS hides',
    values: [companyId],
  });
  if (!rows[0]!.hides) return null;
  return `position_id NOT IN (SELECT p.id FROM hidden_talents h JOIN talent_positions p ON p.talent_id = h.talent_id
    WHERE h.company_id = ${escapeLiteral(companyId)})`;
}
