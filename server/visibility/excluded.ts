import type pg from 'pg';
import { escapeLiteral } from 'pg';
import { notBlocking } from './blocks.ts';

/** Whose search leaves positions out. */
export interface Excluded {
  /** The company's block keys: talent who blocked one of them are left out. */
  domains: readonly string[];
  /** The company: talent whom it has hidden are left out. */
  companyId?: string | undefined;
}

/** An SQL condition on talent_search without the excluded positions; null when there are none. */
export async function notExcluded(pool: pg.Pool, { domains, companyId }: Excluded): Promise<string | null> {
  const conditions = [await notBlocking(pool, domains), companyId ? await notHidden(pool, companyId) : null];
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
