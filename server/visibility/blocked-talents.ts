import type pg from 'pg';
import { escapeLiteral } from 'pg';

/** The condition on talent_search that leaves out who blocked one of the domains; null where nobody did. */
export async function notBlocking(pool: pg.Pool, domains: readonly string[]): Promise<string | null> {
  if (domains.length === 0) return null;
  const { rows } = await pool.query<{ is_blocked: boolean }>({
    name: 'is-blocked',
    text: 'SELECT EXISTS (SELECT FROM talent_blocks WHERE domain = ANY($1)) AS is_blocked',
    values: [domains],
  });
  if (!rows[0]!.is_blocked) return null;
  return `position_id NOT IN (SELECT p.id FROM talent_blocks b JOIN talent_positions p ON p.talent_id = b.talent_id
    WHERE b.domain IN (${domains.map(escapeLiteral).join(', ')}))`;
}
