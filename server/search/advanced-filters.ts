import type pg from 'pg';
import { escapeLiteral } from 'pg';
import type { SearchQuery } from '#contract/search/query.ts';
import { ADVANCED_FILTERS } from '#contract/values/plans.ts';
import { requireIncluded } from '../billing/premium.ts';
import type { Context } from '../platform/context.ts';
import type { Excluded } from '../visibility/excluded.ts';

/** @throws plan_limit if a search uses a filter that the company's plan doesn't include. */
export async function requireFilters(context: Pick<Context, 'db' | 'clock'>, companyId: string, query: SearchQuery) {
  if (ADVANCED_FILTERS.some((filter) => query[filter] !== undefined))
    await requireIncluded(context, companyId, 'advancedFilters');
}

/** The positions that a company has viewed. Results are limited to them, or exclude them. */
export interface Viewed {
  companyId: string;
  positionIds: readonly string[];
  isAmong: boolean;
}

/** What affects the results besides the query. */
export interface Asker extends Excluded {
  viewed?: Viewed | undefined;
}

/** @returns undefined unless a company's search filters by what it has viewed. */
export async function readViewed(
  pool: pg.Pool,
  companyId: string | undefined,
  isAmong: boolean | undefined,
): Promise<Viewed | undefined> {
  if (isAmong === undefined || companyId === undefined) return undefined;
  const { rows } = await pool.query<{ position_id: string }>({
    name: 'viewed',
    text: VIEWED('$1'),
    values: [companyId],
  });
  return { companyId, isAmong, positionIds: rows.map(({ position_id }) => position_id) };
}

const VIEWED = (companyId: string) =>
  `SELECT DISTINCT position_id FROM conversion_events WHERE company_id = ${companyId} AND type = 'view' AND position_id IS NOT NULL`;

/** A condition on talent_search. */
export const viewedInSql = ({ companyId, isAmong }: Viewed) =>
  `position_id ${isAmong ? 'IN' : 'NOT IN'} (${VIEWED(escapeLiteral(companyId))})`;
